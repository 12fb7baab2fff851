import { hash } from './matches.mjs';

document.querySelector('#hash').textContent = hash;

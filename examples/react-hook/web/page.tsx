import { createEngine, createSession, type Viewer } from '@quayside/core';
import { piraeus } from '@quayside/piraeus';
import { useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { SeatTabs } from './seat-tabs.tsx';
import { Table } from './table.tsx';

const NAMES = ['Anna', 'Ben', 'Clara'];

// One screen that is handed round. The seed may come with the address, `#harbour`, so that a match can be shown to somebody again.
const seed = location.hash.slice(1) || crypto.randomUUID();
const session = createSession(createEngine(piraeus), { seats: NAMES.length, seed });

function Page() {
  const [viewer, look] = useState<Viewer>(0);
  const { awaited } = useSyncExternalStore(session.subscribe, session.getSnapshot);
  return (
    <main>
      <SeatTabs names={NAMES} awaited={awaited} viewer={viewer} look={look} />
      <Table session={session} viewer={viewer} names={NAMES} />
    </main>
  );
}

const place = document.getElementById('page');
if (place !== null) createRoot(place).render(<Page />);

import { useMachine } from '@xstate/react';
import { createRoot } from 'react-dom/client';
import { createMachine } from 'xstate';

const machine = createMachine({
  initial: 'closed',
  states: { closed: { on: { toggle: 'open' } }, open: { on: { toggle: 'closed' } } },
});

function Page() {
  const [state, send] = useMachine(machine);
  return (
    <main>
      <h1>The least page of React and XState</h1>
      <button type="button" onClick={() => send({ type: 'toggle' })}>
        {state.matches('open') ? 'Close' : 'Open'}
      </button>
    </main>
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Page />);

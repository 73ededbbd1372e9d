/** The client begins: looks, what is asked of the server, and the way from screen to screen. */
import './style/index.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Refusal } from './api/http.ts';
import { router } from './router.tsx';
import { applySettings, useSettings } from './settings/settings.ts';

applySettings(useSettings.getState());
useSettings.subscribe(applySettings);

const client = new QueryClient({
  defaultOptions: {
    // Without a connection a question is asked all the same, and the answer says what is wrong.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      // A refusal is an answer; only silence is worth asking again.
      retry: (failures, error) =>
        failures < 2 && !(error instanceof Refusal && error.status >= 400 && error.status < 500),
      refetchOnWindowFocus: false,
    },
  },
});

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);

import type { Tabs } from './login-state.ts'

const CHANNEL = 'latchkey-secure-site'

/** Frames of this site in other tabs, as far as the browser connects them. */
export function createTabs(): Tabs {
  const channel = openChannel()
  return {
    tell: () => channel?.postMessage('changed'),
    hear: (listen) => channel?.addEventListener('message', listen),
  }
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL)
  } catch {
    // Where storage is blocked there is nothing to follow: each tab is on its own.
    return undefined
  }
}

import type { Tabs } from './login-state.ts'

const CHANNEL = 'latchkey-secure-site'

/** The channel to this site's frames in other tabs; without one where storage is blocked. */
export function createTabs(): Tabs {
  const channel = openChannel()
  return {
    notify: () => channel?.postMessage('changed'),
    onChange: (listen) => channel?.addEventListener('message', listen),
  }
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL)
  } catch {
    // There is no channel while storage is blocked: each tab has its own login.
    return undefined
  }
}

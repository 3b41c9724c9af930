import type { Core } from '@latchkey/core'
import type { LoginParts } from '../binding/modal-context.ts'
import type { LoadLoginViews } from '../views/shell-kit.ts'
import { type Box, createBox } from './create-box.ts'

/** What logins by e-mail and socials are drawn with. */
export interface Logins {
  readonly parts: LoginParts
  readonly loadViews: LoadLoginViews
  /** Named so that bundlers know that who has these has the modal, too. */
  readonly modal: unknown
}

/** Fetches what logins are drawn with, where a site has any. While it can't be fetched, wallets do. */
export function createLogins(
  core: Pick<Core, 'snapshot' | 'subscribe'>,
  load: () => Promise<Logins | undefined>,
): Promise<Box<Logins>> {
  return createBox(core, {
    isNeeded: ({ hasAuth }) => hasAuth,
    load: () => load().catch(() => undefined),
  })
}

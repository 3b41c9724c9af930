/**
 * What logins are drawn with beside the list of wallets, and its English: one chunk, which websites
 * that have logins fetch before the list is drawn. It shares nothing with later views but what the
 * list needs, too: that would be one more file for every visitor. That it names the modal tells
 * bundlers that whoever fetches this has the modal, and with it whatever both stand on.
 */

import type { LoginParts } from '../binding/modal-context.ts'
import { enLogins } from '../messages/en-logins.ts'
import { addEnglish } from '../messages/languages.ts'
import type { Logins } from '../modal/create-logins.ts'
import { FrameSlot } from '../modal/frame-slot.tsx'
import { mountModal } from '../modal/mount-modal.tsx'
import { AccountWay } from '../partials/logins/account-way.tsx'
import { Methods } from '../partials/logins/methods.tsx'
import type { LoadLoginViews } from '../views/shell-kit.ts'
import { LOGIN_KIT } from './login-parts-kit.ts'

const parts: LoginParts = { Methods, AccountWay, FrameSlot }

const loadViews: LoadLoginViews = async (kit, Wallets) => {
  const { LOGIN_VIEWS } = await import('../views/login-views.tsx')
  return LOGIN_VIEWS.create({ ...kit, ...LOGIN_KIT, Wallets })
}

/** All of it. */
export function takeLogins(): Logins {
  addEnglish(enLogins)
  return { parts, loadViews, modal: mountModal }
}

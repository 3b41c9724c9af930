import { usableSocials } from '@latchkey/core'
import { mailIcon, problemIcon, SendField } from '@latchkey/ui'
import { ModalContext } from '../binding/modal-context.ts'
import { activeAccountOf, identityOf } from '../partials/active-account.ts'
import { canUpgrade, embeddedUserOf } from '../partials/logins/embedded-user.ts'
import { failureWords } from '../partials/logins/failure-words.ts'
import { SOCIALS } from '../partials/logins/socials.ts'

/** What the views of logins share with what stands beside the list of wallets. */
export const LOGIN_KIT = {
  ModalContext,
  SOCIALS,
  SendField,
  activeAccountOf,
  canUpgrade,
  embeddedUserOf,
  failureWords,
  identityOf,
  mailIcon,
  problemIcon,
  usableSocials,
} as const

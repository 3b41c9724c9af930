/**
 * Everything that is drawn while somebody logs in, and for who did, with its texts: one chunk, which
 * websites that have logins fetch when it is needed. That it names the modal tells bundlers that
 * whoever fetches this has the modal, and with it whatever both stand on.
 */

import type { RouteName } from '@latchkey/core'
import { enLoginViews } from '../messages/en-login-views.ts'
import { mountModal } from '../modal/mount-modal.tsx'
import { accountSettings } from './account-settings/index.ts'
import { approveTransaction } from './approve-transaction/index.ts'
import { connectSocials } from './connect-socials/index.ts'
import { connectWallets } from './connect-wallets/index.ts'
import { connectingFarcaster } from './connecting-farcaster/index.ts'
import { connectingSocial } from './connecting-social/index.ts'
import type { LoginViews, ViewDefinition } from './define-view.ts'
import { emailUpdate } from './email-update/index.ts'
import { emailUpdatePrimaryOtp, emailUpdateSecondaryOtp } from './email-update-otp/index.ts'
import { emailVerifyDevice } from './email-verify-device/index.ts'
import { emailVerifyOtp } from './email-verify-otp/index.ts'
import { type LoginKit, LoginKitContext } from './login-kit.ts'
import { upgradeEmailWallet } from './upgrade-email-wallet/index.ts'

/** Views of logins and of the embedded wallet. */
function create(kit: LoginKit): LoginViews {
  kit.addEnglish(enLoginViews)
  const dress = <Name extends RouteName>(view: ViewDefinition<Name>) => withKit(kit, view)
  return {
    ConnectSocials: dress(connectSocials),
    ConnectWallets: dress(connectWallets),
    ConnectingSocial: dress(connectingSocial(kit.SOCIALS)),
    ConnectingFarcaster: dress(connectingFarcaster),
    EmailVerifyOtp: dress(emailVerifyOtp),
    EmailVerifyDevice: dress(emailVerifyDevice),
    EmailUpdate: dress(emailUpdate),
    EmailUpdatePrimaryOtp: dress(emailUpdatePrimaryOtp),
    EmailUpdateSecondaryOtp: dress(emailUpdateSecondaryOtp),
    AccountSettings: dress(accountSettings),
    UpgradeEmailWallet: dress(upgradeEmailWallet),
    ApproveTransaction: dress(approveTransaction),
  }
}

function withKit<Name extends RouteName>(
  kit: LoginKit,
  { View, title }: ViewDefinition<Name>,
): ViewDefinition<Name> {
  return {
    title,
    // biome-ignore lint/correctness/noComponentHookFactories: made once for a modal, with what its chunk lacks
    View: (props) => (
      <LoginKitContext.Provider value={kit}>
        <View {...props} />
      </LoginKitContext.Provider>
    ),
  }
}

/** Makes them; and the modal, which whoever fetches this has. */
export const LOGIN_VIEWS = { create, modal: mountModal } as const

import { LatchkeyError } from '../contract/index.ts'
import type { RootState } from '../store/state/root.ts'
import type { LazyEmbeddedWallet } from './lazy-embedded-wallet.ts'
import { EMAIL_CHANGE_VIEWS, EMAIL_LOGIN_VIEWS, isOneShown } from './login-views.ts'

function nothing(): undefined {}

/**
 * The embedded wallet of a website that provided no `auth`: logins are refused, or do nothing in a view that would show
 * them.
 */
export function noEmbeddedWallet(state: Pick<RootState, 'modal' | 'router'>): LazyEmbeddedWallet {
  async function refuse(): Promise<never> {
    throw new LatchkeyError('auth.none', {})
  }
  async function refuseUnless(isShown: boolean): Promise<void> {
    if (!isShown) await refuse()
  }
  const ofLogin = () => refuseUnless(isOneShown(state, EMAIL_LOGIN_VIEWS))
  const ofChange = () => refuseUnless(isOneShown(state, EMAIL_CHANGE_VIEWS))
  const ofModal = () => refuseUnless(state.modal.isOpen)
  return {
    actions: {
      selectEmail: nothing,
      prepare: nothing,
      submitEmail: ofLogin,
      resendEmail: ofLogin,
      enterCode: ofLogin,
      changeEmail: ofChange,
      enterChangeCode: ofChange,
      beginSocial: ofModal,
      cancel: nothing,
      setAccountType: refuse,
      openDashboard: ofModal,
      setFrameSlot: nothing,
    },
    follow: () => nothing,
    resume: nothing,
    canOpenOn: () => false,
    openOn: refuse,
    reread: async () => {},
    connectionRemoved: nothing,
    close: async () => {},
    closeStored: async () => {},
    stop: nothing,
  }
}

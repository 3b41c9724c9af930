import { currentRoute } from '../store/selectors.ts'
import type { SignInDeps } from './dependencies.ts'

type Deps = Pick<SignInDeps, 'state' | 'modal'>

/** Shows the message to sign, also over a view that waits for the connection that was made. */
export function showSignIn({ state, modal }: Deps): undefined {
  const { isOpen } = state.modal
  if (isOpen && currentRoute(state.router).view === 'SIWXSignMessage') return
  if (isOpen) modal.reset({ view: 'SIWXSignMessage', params: {} })
  // The rules for the first view choose it.
  else modal.open()
}

/** Closes the modal where it shows the sign-in, or its approval in the embedded wallet. */
export function hideSignIn({ state, modal }: Deps): undefined {
  const { view } = currentRoute(state.router)
  const isShown = view === 'SIWXSignMessage' || view === 'ApproveTransaction'
  if (state.modal.isOpen && isShown) modal.close({ isForced: true })
}

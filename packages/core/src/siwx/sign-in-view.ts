import { toPayment } from '../modal/to-payment.ts'
import type { Route } from '../store/routes.ts'
import { currentRoute } from '../store/selectors.ts'
import type { SignInDeps } from './dependencies.ts'

const SIGN_IN: Route = { view: 'SIWXSignMessage', params: {} }

type Deps = Pick<SignInDeps, 'state' | 'modal'>

/** Shows the message to sign, also over a view that waits for the connection that was made. */
export function showSignIn({ state, modal }: Deps): undefined {
  const { isOpen } = state.modal
  if (isOpen && currentRoute(state.router).view === 'SIWXSignMessage') return
  const payment = toPayment(state.router)
  if (isOpen && payment) modal.restore([...payment, SIGN_IN])
  else if (isOpen) modal.reset(SIGN_IN)
  // The rules for the first view choose it.
  else modal.open()
}

/** Closes the modal where it shows the sign-in, or its approval in the embedded wallet. */
export function hideSignIn({ state, modal }: Deps): undefined {
  const { view } = currentRoute(state.router)
  const isShown = view === 'SIWXSignMessage' || view === 'ApproveTransaction'
  if (!state.modal.isOpen || !isShown) return
  const payment = toPayment(state.router)
  if (payment === undefined) modal.close({ isForced: true })
  else modal.restore(payment)
}

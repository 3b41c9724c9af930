import { LatchkeyError, namespaceOf, toLatchkeyError } from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import { rulesFrom } from '../store/adapters.ts'
import type { Payment } from '../store/state/pay.ts'
import type { PayOutcome, PayResult } from './pay-outcome.ts'
import { checkAddresses, type ReadPaymentDeps, readPayment } from './read-payment.ts'
import { readPayRequest } from './read-request.ts'

interface Deps extends ReadPaymentDeps {
  readonly ui: Pick<Ui, 'modal'>
}

/** The rest of paying, as a request needs it. */
interface Tools {
  readonly outcome: Pick<PayOutcome, 'begin' | 'refuse'>
  /** A payment is read. */
  begin(): void
  ready(payment: Payment): void
  refuse(error: LatchkeyError): void
  isBusy(): boolean
}

/** Takes the requests of a website. */
export interface OpenPayment {
  /**
   * Shows the payment once its form is right; reads the token at the same time.
   *
   * @throws LatchkeyError As `PayActions.open`.
   */
  open(input: unknown): Promise<PayResult>
  /** Ends what is being read. */
  stop(): void
}

/** Creates it for one core. */
export function createOpen(deps: Deps, tools: Tools): OpenPayment {
  const { state, ui } = deps
  let reading = new AbortController()
  let requests = 0

  function read(question: Awaited<ReturnType<typeof checkAddresses>>): void {
    const { signal } = reading
    const end = (run: () => void): void => {
      if (!signal.aborted) run()
    }
    readPayment(deps, question, signal).then(
      (payment) => end(() => tools.ready(payment)),
      (thrown) =>
        end(() => {
          const error = toLatchkeyError(thrown)
          tools.refuse(error)
          tools.outcome.refuse(error)
        }),
    )
  }

  return {
    async open(input) {
      if (!state.options.features.pay) throw new LatchkeyError('pay.off', {})
      const namespaces = state.network.supported.map(({ id }) => namespaceOf(id))
      const asked = readPayRequest(state, input, rulesFrom(deps.adapters, namespaces))
      requests += 1
      const request = requests
      const question = await checkAddresses(deps, asked)
      // The website asked for another one since, which is the one that counts.
      if (request !== requests || tools.isBusy()) throw new LatchkeyError('pay.busy', {})
      reading.abort()
      reading = new AbortController()
      const result = tools.outcome.begin()
      // In a closed modal the visitor would have left it already.
      ui.modal.open()
      ui.modal.reset({ view: 'Pay', params: {} })
      tools.begin()
      read(question)
      return result
    },
    stop: () => reading.abort(),
  }
}

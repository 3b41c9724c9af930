import { formatAmount } from '../balances/amount.ts'
import { type AccountId, LatchkeyError, networkOf } from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import { activeAccount } from '../store/selectors.ts'
import type { PayExchange, Payment } from '../store/state/pay.ts'
import type { RootState } from '../store/state/root.ts'
import type { SendToken } from '../store/state/send.ts'
import { assetId } from './read-asset.ts'
import { hostOf, paymentKey } from './read-payment.ts'
import { toUnits } from './read-request.ts'

/** A payment from an exchange to the active account. */
export interface DepositRequest {
  readonly exchange: PayExchange
  readonly token: SendToken
  /** Decimal text, in whole tokens. */
  readonly amount: string
}

interface Deps {
  readonly state: RootState
  readonly ports: Pick<CorePorts, 'random' | 'clock' | 'readPage'>
}

/**
 * A payment from an exchange to the account of the visitor.
 *
 * @throws LatchkeyError `account.none`, `pay.invalid-amount`, `pay.invalid-namespace`.
 */
export function depositOf({ state, ports }: Deps, { token, amount }: DepositRequest): Payment {
  const recipient: AccountId | undefined = activeAccount(state)
  if (recipient === undefined) throw new LatchkeyError('account.none', {})
  const networkId = networkOf(recipient)
  const units = toUnits(amount, token.decimals)
  const asset = assetId({ networkId, token: token.address })
  return {
    id: ports.random.id(),
    key: paymentKey(['deposit', asset, recipient, `${units}`]),
    origin: hostOf(ports.readPage()),
    isOrder: false,
    begunAtMs: ports.clock.now(),
    purpose: 'deposit',
    asset,
    networkId,
    recipient,
    token,
    amountText: formatAmount(units, token.decimals),
    units: `${units}`,
  }
}

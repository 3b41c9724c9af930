import type { Snapshot } from '@latchkey/core'
import { addressOf } from '@latchkey/core/contract'
import { shortAddress } from '../../format/address.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { networkDetails } from '../../models/network-details.ts'
import { joined } from '../../partials/buy/joined.ts'
import { methodText } from '../../partials/buy/method-text.ts'
import { moneyText, tokenText } from '../../partials/buy/money.ts'

type Order = NonNullable<Snapshot['onramp']>['orders'][number]

/**
 * The payment, the purchase and the recipient; undefined if only the provider's page knows them.
 */
export interface OrderDetails {
  readonly pay: { readonly value: string; readonly more: string | undefined } | undefined
  readonly get: string | undefined
  readonly address: string
  readonly to: string
  /** The host of the provider's page; undefined while it is read. */
  readonly page: string | undefined
}

/** The lines below an order. */
export function orderDetails(
  snapshot: Pick<Snapshot, 'network'>,
  { pay, fee, get, method, account, networkId, link }: Order,
  text: Wording,
): OrderDetails {
  const address = addressOf(account)
  const short = shortAddress(address)
  const way = method === undefined ? undefined : methodText(method, text)
  const cost = fee && text.get('buy.fee', { fee: moneyText(fee, text) })
  return {
    pay: pay && { value: moneyText(pay, text), more: joined([way, cost], text) },
    get: get && tokenText(get, text),
    address,
    page: link && new URL(link).host,
    to:
      networkId === undefined
        ? short
        : text.get('buy.detail.on', {
            address: short,
            network: networkDetails(networkId, snapshot, text).name,
          }),
  }
}

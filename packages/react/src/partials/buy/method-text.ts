import type { Wording } from '../../messages/create-wording.ts'
import type { TextKey } from '../../messages/messages.ts'

type MethodKey = Exclude<Extract<TextKey, `buy.method.${string}`>, 'buy.method.other'>

/** Ways of paying that have words of ours. Source: docs/blockchain-api.md, section 8. */
const METHODS: ReadonlyMap<string, MethodKey> = new Map<string, MethodKey>([
  ['card', 'buy.method.card'],
  ['credit_debit_card', 'buy.method.card'],
  ['ach_bank_account', 'buy.method.bank'],
  ['ach', 'buy.method.bank'],
  ['sepa', 'buy.method.bank'],
  ['apple_pay', 'buy.method.applePay'],
  ['google_pay', 'buy.method.googlePay'],
  ['paypal', 'buy.method.paypal'],
])

/** "By card"; what has no words of ours is named as the service names it. */
export function methodText(id: string, text: Wording): string {
  const key = METHODS.get(id)
  return key === undefined
    ? text.get('buy.method.other', { name: id.replaceAll('_', ' ') })
    : text.get(key)
}

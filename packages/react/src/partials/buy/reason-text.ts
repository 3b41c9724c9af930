import type { Wording } from '../../messages/create-wording.ts'

const CARD = /card.*(?:declin|refus|reject)|declin.*card/i

/** Why nothing was bought: in words of ours where the card was declined, else as the service says it. */
export function reasonText(reason: string | undefined, text: Wording): string | undefined {
  if (reason === undefined || reason === '') return undefined
  return isCardDeclined(reason) ? text.get('buy.reason.card') : reason
}

/** Returns true if the service's reason is that the card was declined. */
export function isCardDeclined(reason: string): boolean {
  return CARD.test(reason.replaceAll('_', ' '))
}

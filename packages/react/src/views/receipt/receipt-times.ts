import type { PendingStep } from '@latchkey/core'
import { numberLocale } from '../../format/number-locale.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { STATUS_TEXTS } from '../activity/statuses.ts'
import type { KnownTransaction } from './find-transaction.ts'

/** When something was done. */
export interface TimeRow {
  readonly label: string
  readonly value: string
}

/** When it was sent, and when it arrived or ended; a history tells one time. The last one is the newest. */
export function timesOf(
  { own, listed }: KnownTransaction,
  step: PendingStep,
  text: Wording,
): readonly TimeRow[] {
  const times = new Intl.DateTimeFormat(numberLocale(text.locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  if (own === undefined) {
    const value = listed ? times.format(listed.minedAtMs) : text.get('receipt.unknown')
    return [{ label: text.get(STATUS_TEXTS[step]), value }]
  }
  const endedAtMs = listed?.minedAtMs ?? own.decidedAtMs
  const sent = { label: text.get('receipt.time.sent'), value: times.format(own.sentAtMs) }
  if (endedAtMs === undefined) return [sent]
  const label = text.get(step === 'confirmed' ? 'receipt.arrived' : STATUS_TEXTS[step])
  return [sent, { label, value: times.format(endedAtMs) }]
}

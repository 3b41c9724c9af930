import type { Wording } from '../../messages/create-wording.ts'
import type { Party, ReceiptModel } from './receipt.model.ts'

/** The receipt as lines of plain text, with full addresses. @param page - Its page in the explorer. */
export function receiptText(model: ReceiptModel, page: string | undefined, text: Wording): string {
  const { heading, line, from, to, network, fee, times, hash } = model
  const rows: readonly (readonly [label: string, value: string | undefined])[] = [
    [text.get('receipt.from'), from && inFull(from)],
    [text.get('receipt.to'), to && inFull(to)],
    [text.get('receipt.network'), network.name],
    [text.get('receipt.fee'), fee],
    ...times.map(({ label, value }) => [label, value] as const),
    [text.get('receipt.id'), hash],
  ]
  return [heading, line, ...rows.map(([label, value]) => value && `${label}: ${value}`), page]
    .filter((each) => each !== undefined)
    .join('\n')
}

function inFull({ address, name }: Party): string {
  return name === undefined ? address : `${name} (${address})`
}

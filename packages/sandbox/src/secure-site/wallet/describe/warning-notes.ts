import type { Explanation, Warning } from '@latchkey/explain'
import type { Fact } from '../../approval/approval-request.ts'

/** The warnings in words. */
const TEXTS: Readonly<Record<Warning['kind'], string>> = {
  unlimitedAllowance: 'This address could take all of this token that you have, now and later.',
  control: 'This address could take every item of this collection, now and later.',
  signatureSpends: 'Your signature is enough to spend this. Nothing more will be asked.',
  unknown: 'This can’t be read. Approve it only if you trust the site.',
  accountControl: 'Another address or its code then decides over this account.',
  lookAlike: 'An address only looks like one that you know.',
  noExpiry: 'This stays valid for as long as that account is not used.',
  openSignature: 'Others can change this transaction after you have signed it.',
  uncertainFee: 'The fee can be higher than it seems here.',
  noMinimum: 'This may bring you nothing: there is no least amount.',
  forOthers: 'Most of what this brings goes to another address than yours.',
  lost: 'What is sent to this address is lost.',
  otherNetwork: 'This is made for another network.',
  anyNetwork: 'This signature counts on every network.',
  notOwn: 'This is about an account that is not yours.',
}

/** Returns the warnings of one effect; those of the whole request without an index. */
export function notesOf({ warnings }: Explanation, index?: number): readonly Fact[] {
  return warnings
    .filter((warning) => ('effect' in warning ? warning.effect : undefined) === index)
    .map(({ kind }) => ({ kind: 'note', text: TEXTS[kind] }))
}

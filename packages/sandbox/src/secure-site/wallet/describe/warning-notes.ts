import type { Effect, Explanation, Warning } from '@latchkey/core/explain'
import type { Fact } from '../../approval/approval-request.ts'

/** The warnings of one effect, which stand before and after its own facts. */
export interface EffectNotes {
  readonly before: readonly Fact[]
  readonly after: readonly Fact[]
}

/** The warnings of one effect, in words. */
export function notesOf({ effects, warnings }: Explanation, index: number): EffectNotes {
  const effect = effects[index]
  const own = warnings.filter((warning) => 'effect' in warning && warning.effect === index)
  const texts = own.map((warning) => ({ warning, text: effect && textOf(warning, effect) }))
  const facts = (isAfter: boolean) =>
    texts.flatMap(({ warning, text }) =>
      text === undefined || AFTER.includes(warning.kind) !== isAfter ? [] : [warn(text)],
    )
  return { before: facts(false), after: facts(true) }
}

/** These say more about the amount that they follow. */
const AFTER: readonly Warning['kind'][] = ['unlimitedAllowance', 'control']

function textOf({ kind }: Warning, effect: Effect): string | undefined {
  switch (kind) {
    case 'unlimitedAllowance':
      return 'This address could take all of this token that you have, now and later.'
    case 'control':
      return 'This address could take every item of this collection that you have, now and later.'
    case 'signatureSpends':
      return 'Your signature is enough to spend this. Nothing more will be asked.'
    case 'unknown':
      return unknownText(effect)
    case 'accountControl':
      return effect.kind === 'delegation'
        ? 'That code can do anything with what your account has.'
        : 'Another address then decides over this account.'
    case 'noExpiry':
      return 'This stays valid for as long as that account is not used.'
    case 'noMinimum':
      return 'This may bring you nothing: there is no least amount.'
    case 'forOthers':
      return 'Most of what this brings goes to another address than yours.'
    case 'lost':
      return 'What is sent to this address is lost. Nobody can get it back.'
    default:
      return undefined
  }
}

function unknownText(effect: Effect): string | undefined {
  switch (effect.kind) {
    case 'creation':
      return 'This puts a new program on the network. It can’t be read.'
    case 'unknownCall':
      return effect.reason === 'delegateCall'
        ? 'Code of another address runs as your account. It could take all that the account has.'
        : 'This call can’t be read. Approve it only if you trust the site and the address.'
    case 'unknownInstruction':
      return 'Part of this transaction can’t be read. Approve it only if you trust the site.'
    case 'unknownTypedData':
      return 'What your signature permits is not known here. Sign it only if you trust the site.'
    case 'unknownRequest':
      return 'This request can’t be read. Approve it only if you trust the site.'
    case 'message':
      return 'This message can’t be read. It is not text.'
    default:
      return undefined
  }
}

/** Returns the warnings about the whole request. */
export function generalNotes({ warnings }: Explanation): readonly Fact[] {
  return warnings.flatMap((warning): readonly Fact[] => {
    switch (warning.kind) {
      case 'lookAlike':
        return [
          warn('An address only looks like one that you know. Compare them before you approve.'),
          { kind: 'address', label: 'Address in this request', address: warning.address },
          { kind: 'address', label: 'Address that you know', address: warning.resembles },
        ]
      case 'otherNetwork':
        return [warn(`This is made for another network: ${warning.network}.`)]
      case 'anyNetwork':
        return [warn('This signature counts on every network.')]
      case 'notOwn':
        return [
          warn('This is about an account that is not yours.'),
          { kind: 'address', label: 'Account', address: warning.address },
        ]
      case 'openSignature':
        return [warn('Others can change this transaction after you have signed it.')]
      case 'uncertainFee':
        return [warn('The fee can be higher than it seems here.')]
      default:
        return []
    }
  })
}

function warn(text: string): Fact {
  return { kind: 'note', tone: 'warn', text }
}

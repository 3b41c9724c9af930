import type { Effect } from '@latchkey/core/explain'
import type { Branch, Fact } from '../../approval/approval-request.ts'
import { allowanceFacts, controlFacts } from './allowance-facts.ts'
import { assetFact } from './asset-facts.ts'
import { type DescribeScope, isOwn } from './describe-scope.ts'
import { solanaEffectFacts } from './solana-effect-facts.ts'
import { tradeFacts } from './trade-facts.ts'

type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>

/** One thing that a request does, in lines. What is not understood is shown as it is. */
export function effectFacts(effect: Effect, scope: DescribeScope): readonly Fact[] {
  switch (effect.kind) {
    case 'transfer':
      return transferFacts(effect, scope)
    case 'allowance':
      return allowanceFacts(effect, scope)
    case 'control':
      return controlFacts(effect, scope)
    case 'trade':
      return tradeFacts(effect, scope)
    case 'creation':
      return [...coins(effect.value, scope), data(effect.code)]
    case 'delegation':
      return delegationFacts(effect)
    case 'described':
      return describedFacts(effect)
    case 'message':
      return [{ kind: 'text', label: 'Message', text: effect.text ?? effect.bytes }]
    case 'input':
    case 'output':
      return bitcoinFacts(effect, scope)
    case 'unknownCall':
      return [
        { kind: 'address', label: 'Address called', address: effect.to },
        ...(isOwn(scope, effect.from) ? [] : [address('Called by', effect.from)]),
        ...coins(effect.value, scope),
        data(effect.data),
      ]
    case 'unknownInstruction':
      return [address('Program called', effect.program), data(effect.data)]
    case 'unknownTypedData':
      // All of what is signed is shown beside it.
      return []
    case 'unknownRequest':
      return [{ kind: 'value', label: 'Request', value: effect.method }]
    default:
      return solanaEffectFacts(effect, scope)
  }
}

function transferFacts(effect: Of<'transfer'>, scope: DescribeScope): Fact[] {
  const { asset, from, to, authority } = effect
  const isByOwn = isOwn(scope, from) || (authority !== undefined && isOwn(scope, authority))
  // Tokens on Solana are moved between accounts that hold them.
  const isHeld = asset.kind === 'token' && asset.standard.startsWith('spl')
  return [
    assetFact('Send', effect, scope),
    ...(isByOwn ? [] : [address('From', from)]),
    address(isHeld ? 'Recipient’s token account' : 'Recipient', to),
  ]
}

function delegationFacts({ delegate, chainId }: Of<'delegation'>): Fact[] {
  const where = chainId === 0n ? 'Every network' : `eip155:${chainId}`
  return [
    address('Code that your account takes on', delegate),
    { kind: 'value', label: 'Where', value: where },
  ]
}

/** A stranger's description of a call: its words, and all values. */
function describedFacts({ contract, intent, fields, rest }: Of<'described'>): Fact[] {
  const branches = [...fields, ...rest].map(({ label, value }) => branch(label, value))
  return [
    { kind: 'text', label: 'Described as', text: intent },
    address('Address called', contract),
    { kind: 'tree', label: 'With', branches },
  ]
}

function branch(name: string, value: unknown): Branch {
  if (!Array.isArray(value)) return { name, value: String(value) }
  return { name, branches: value.map((one, index) => branch(String(index + 1), one)) }
}

function bitcoinFacts(effect: Of<'input'> | Of<'output'>, scope: DescribeScope): Fact[] {
  const { amount, address: at, isOwn: isMine } = effect
  const label = effect.kind === 'input' ? 'Spend' : isMine ? 'Comes back' : 'Send'
  const fact = assetFact(label, { asset: { kind: 'coin' }, amount }, scope)
  return [fact, ...(at === undefined ? [] : [address(isMine ? 'Your address' : 'Recipient', at)])]
}

function coins(value: bigint, scope: DescribeScope): Fact[] {
  return value > 0n ? [assetFact('Send', { asset: { kind: 'coin' }, amount: value }, scope)] : []
}

function address(label: string, of: string): Fact {
  return { kind: 'address', label, address: of }
}

function data(bytes: string): Fact {
  return { kind: 'data', label: 'Data', data: bytes, isOpen: true }
}

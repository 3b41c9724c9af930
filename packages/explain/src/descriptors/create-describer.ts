import { readExactly } from '../evm/abi.ts'
import { type Call, checksummed, isSame } from '../evm/known-call.ts'
import type { DescribedField, EffectBody } from '../model/effect.ts'
import { plainText } from '../model/plain-text.ts'
import { type Fields, readFields, readList, readUint } from '../model/read-json.ts'
import { type NamedValue, readSignature, type Signature } from './read-signature.ts'

/** Letters of a descriptor that are shown. */
const MOST_LETTERS = 80

/** A kind of call that a descriptor describes. */
interface Format {
  readonly signature: Signature
  readonly display: Fields
  /** The whole descriptor, to which paths with `$` lead. */
  readonly descriptor: Fields
  readonly contracts: readonly string[]
}

/**
 * Describes calls by descriptors of a website. Source: ERC-7730, of which contexts of contracts, paths
 * and constants are read; a descriptor with an include has to be merged before.
 *
 * @param chainId - Descriptors for other networks are left out, and so are malformed ones.
 */
export function createDescriber(
  descriptors: readonly unknown[],
  chainId: bigint,
): (call: Call) => EffectBody | undefined {
  const formats = descriptors.flatMap((one) => readDescriptor(one, chainId))
  return (call) => {
    for (const format of formats) {
      const isMeant = format.contracts.some((contract) => isSame(contract, call.to))
      if (!isMeant || !call.data.startsWith(format.signature.selector)) continue
      const effect = described(format, call)
      if (effect !== undefined) return effect
    }
    return undefined
  }
}

function readDescriptor(value: unknown, chainId: bigint): readonly Format[] {
  const descriptor = readFields(value)
  const contract = readFields(readFields(descriptor?.get('context'))?.get('contract'))
  const contracts = (readList(contract?.get('deployments')) ?? []).flatMap((one) => {
    const deployment = readFields(one)
    const address = deployment?.get('address')
    const isHere = readUint(deployment?.get('chainId'), 256) === chainId
    return isHere && typeof address === 'string' ? [address] : []
  })
  const formats = readFields(readFields(descriptor?.get('display'))?.get('formats'))
  if (descriptor === undefined || formats === undefined || contracts.length === 0) return []
  return [...formats].flatMap(([text, format]) => {
    const [signature, display] = [readSignature(text), readFields(format)]
    if (signature === undefined || display === undefined) return []
    return [{ signature, display, descriptor, contracts }]
  })
}

function described(format: Format, call: Call): EffectBody | undefined {
  const values = readExactly(format.signature.abi, call.data.slice(8))
  const intent = textOf(format.display.get('intent'))
  const listed = readList(format.display.get('fields'))?.map(readFields)
  if (values === undefined || intent === undefined || listed === undefined) return undefined
  const fields = listed
    .filter((field) => field !== undefined && field.get('visible') !== 'never')
    .map((field) => readField(field, { ...format, values, call }))
  const known = fields.filter((field) => field !== undefined)
  // A call that lacks a field of the descriptor is not described by it.
  if (known.length < fields.length) return undefined
  const shown = new Set(known.map(({ path }) => path))
  const rest = leaves(values, '').filter(({ path }) => !isShown(path, shown))
  return {
    kind: 'described',
    contract: call.to,
    from: call.from,
    intent,
    fields: known.map(({ field }) => field),
    rest: rest.map(({ path, value }) => ({ label: path, format: 'raw', value })),
  }
}

interface Scene extends Format {
  readonly values: readonly NamedValue[]
  readonly call: Call
}

interface Shown {
  readonly path: string
  readonly field: DescribedField
}

function readField(given: Fields | undefined, scene: Scene): Shown | undefined {
  const reference = given?.get('$ref')
  const definition =
    typeof reference === 'string' ? inDescriptor(reference, scene.descriptor) : undefined
  const field = new Map([...(readFields(definition) ?? []), ...(given ?? [])])
  const path = field.get('path')
  const label = textOf(field.get('label'))
  const value = typeof path === 'string' ? atPath(path, scene) : undefined
  if (typeof path !== 'string' || label === undefined || value === undefined) return undefined
  const parameters = readFields(field.get('params'))
  const token = tokenOf(parameters, scene)
  const format = textOf(field.get('format')) ?? 'raw'
  return {
    path: path.replace(/^#\./, ''),
    field: { label, format, value, ...(token !== undefined && { token }) },
  }
}

function tokenOf(parameters: Fields | undefined, scene: Scene): string | undefined {
  const path = parameters?.get('tokenPath') ?? parameters?.get('token')
  if (typeof path !== 'string') return undefined
  const token = path.startsWith('0x') ? path : atPath(path, scene)
  return typeof token === 'string' ? checksummed(token) : undefined
}

/** `$` leads into the descriptor, `@` to the transaction, everything else to the call's values. */
function atPath(path: string, { descriptor, call, values }: Scene): unknown {
  if (path.startsWith('$.')) return constantOf(inDescriptor(path, descriptor))
  if (path.startsWith('@.')) {
    const { value, to, from } = call
    return new Map<string, unknown>([
      ...[['value', value] as const, ['to', checksummed(to)] as const],
      ['from', checksummed(from)],
    ]).get(path.slice(2))
  }
  return inValues(path.replace(/^#\./, '').split('.'), values)
}

/** A constant is a text or a number; texts of strangers are cleaned. */
function constantOf(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return textOf(value) || undefined
}

function inDescriptor(path: string, from: unknown): unknown {
  const steps = path.replace(/^\$\./, '').split('.')
  return steps.reduce<unknown>((at, step) => {
    return (at instanceof Map ? at : readFields(at))?.get(step)
  }, from)
}

function inValues(steps: readonly string[], values: readonly NamedValue[]): unknown {
  const [step = '', ...others] = steps
  if (step === '[]') {
    const all = values.map((one) => (others.length === 0 ? plain(one) : inside(one, others)))
    return all.includes(undefined) ? undefined : all
  }
  const index = /^\[(-?\d+)\]$/.exec(step)?.[1]
  const found =
    index === undefined ? values.find(({ name }) => name === step) : values.at(Number(index))
  if (found === undefined) return undefined
  return others.length === 0 ? plain(found) : inside(found, others)
}

function inside(value: NamedValue, steps: readonly string[]): unknown {
  return 'parts' in value ? inValues(steps, value.parts) : undefined
}

function plain(value: NamedValue): unknown {
  return 'parts' in value ? value.parts.map(plain) : value.value
}

interface Leaf {
  readonly path: string
  readonly value: unknown
}

/** Every value with the path to it; elements of a list have that of the list. */
function leaves(values: readonly NamedValue[], before: string): readonly Leaf[] {
  return values.flatMap((one, at) => {
    const path = `${before}${one.name === '' ? `[${at}]` : one.name}`
    if (!('parts' in one)) return [{ path, value: one.value }]
    if (one.type.endsWith(']')) return [{ path, value: one.parts.map(plain) }]
    return leaves(one.parts, `${path}.`)
  })
}

/** A value is shown by a path to it, to all that it is in, or to each element of a list. */
function isShown(path: string, shown: ReadonlySet<string>): boolean {
  const steps = path.split('.')
  const containers = steps.map((_step, at) => steps.slice(0, at + 1).join('.'))
  return containers.some((one) => shown.has(one) || shown.has(`${one}.[]`))
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? plainText(value, MOST_LETTERS) : undefined
}

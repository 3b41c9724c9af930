import * as z from 'zod/mini'
import {
  type AccountId,
  accountOn,
  LatchkeyError,
  type Permission,
  type PermissionSigner,
} from '../contract/index.ts'

/** Checks a call of a function that a permission allows. */
export interface ArgumentRule {
  readonly operator: 'EQUAL' | 'GREATER_THAN' | 'LESS_THAN'
  readonly value: unknown
}

/** A permission as a website asks for it. Source: docs/views.md, section 3. */
export type RequestedPermission =
  | {
      readonly type: 'contract-call'
      readonly data: {
        readonly address: `0x${string}`
        readonly abi: readonly unknown[]
        readonly functions: readonly {
          readonly functionName: string
          readonly args?: readonly ArgumentRule[] | undefined
          /** Hexadecimal, in wei. */
          readonly valueLimit?: `0x${string}` | undefined
          readonly operation?: 'Call' | 'DelegateCall' | undefined
        }[]
      }
    }
  | {
      readonly type: 'native-token-recurring-allowance'
      readonly data: Recurring
    }
  | {
      readonly type: 'erc20-recurring-allowance'
      readonly data: Recurring & { readonly token: `0x${string}` }
    }

interface Recurring {
  /** Hexadecimal, in smallest units. */
  readonly allowance: `0x${string}`
  /** Epoch seconds, in the future. */
  readonly start: number
  /** Seconds after which the allowance is there again. */
  readonly period: number
}

/** A request for a smart session. Other fields are refused. */
export interface GrantRequest {
  /** Hexadecimal; of a network of the website. */
  readonly chainId: `0x${string}`
  /** By default the connected account. */
  readonly address?: `0x${string}` | undefined
  /** Epoch seconds, in the future. */
  readonly expiry: number
  /** Keys of the website that may use the session. */
  readonly signer: PermissionSigner
  /** At least one. */
  readonly permissions: readonly RequestedPermission[]
  /** None is supported yet. */
  readonly policies: readonly never[]
}

const HEX = /^0x[0-9a-f]+$/i
const ADDRESS = /^0x[0-9a-f]{40}$/i
const PUBLIC_KEY = /^0x(?:[0-9a-f]{2})+$/i

const Hex = z.string().check(z.regex(HEX, 'must be hexadecimal and begin with 0x'))
const Address = z.string().check(z.regex(ADDRESS, 'must be an address and begin with 0x'))
const Positive = z
  .number('must be a number')
  .check(z.int('must be a whole number'), z.positive('must be positive'))

function future(nowS: number) {
  return z
    .number('must be a number')
    .check(z.int('must be a whole number'), z.gt(nowS, 'must be in the future'))
}

const Signer = z.strictObject({
  type: z.literal('keys', 'signer type is not supported'),
  data: z.strictObject({
    keys: z
      .array(
        z.strictObject({
          type: z.enum(['secp256k1', 'secp256r1'], 'key type is not supported'),
          publicKey: z.string().check(z.regex(PUBLIC_KEY, 'must begin with 0x')),
        }),
        'must be a list',
      )
      .check(z.minLength(1, 'at least one key is needed')),
  }),
})

const ContractCall = z.strictObject({
  type: z.literal('contract-call'),
  data: z.strictObject({
    address: Address,
    abi: z.array(z.looseObject({}), 'must be a list'),
    functions: z
      .array(
        z.strictObject({
          functionName: z.string().check(z.minLength(1, 'must not be empty')),
          args: z.optional(
            z.array(
              z.strictObject({
                operator: z.enum(['EQUAL', 'GREATER_THAN', 'LESS_THAN']),
                value: z.unknown(),
              }),
            ),
          ),
          valueLimit: z.optional(Hex),
          operation: z.optional(z.enum(['Call', 'DelegateCall'])),
        }),
        'must be a list',
      )
      .check(z.minLength(1, 'at least one function is needed')),
  }),
})

function permissionForm(nowS: number) {
  const recurring = { allowance: Hex, start: future(nowS), period: Positive }
  return z.discriminatedUnion(
    'type',
    [
      ContractCall,
      z.strictObject({
        type: z.literal('native-token-recurring-allowance'),
        data: z.strictObject(recurring),
      }),
      z.strictObject({
        type: z.literal('erc20-recurring-allowance'),
        data: z.strictObject({ token: Address, ...recurring }),
      }),
    ],
    'is not supported',
  )
}

function requestForm(nowS: number) {
  return z.strictObject({
    chainId: z
      .string()
      .check(z.regex(/^0x(?:0|[1-9a-f][0-9a-f]{0,12})$/i, 'must be hexadecimal and begin with 0x')),
    address: z.optional(Address),
    expiry: future(nowS),
    signer: Signer,
    permissions: z
      .array(permissionForm(nowS), 'must be a list')
      .check(z.minLength(1, 'at least one permission is needed')),
    policies: z
      .array(z.unknown(), 'must be a list')
      .check(z.maxLength(0, 'policies are not supported')),
  })
}

/** A request that was checked. */
export interface CheckedRequest {
  readonly account: AccountId<'eip155'>
  readonly expiry: number
  readonly signer: PermissionSigner
  readonly permissions: readonly Permission[]
}

/**
 * Checks what a website asks for, before a server or a wallet is asked. Source: docs/alerts.md, section 3.
 *
 * @param address - The connected account, for requests that name none.
 * @throws LatchkeyError `permissions.malformed`, which names every field that is wrong.
 */
export function checkRequest(
  given: unknown,
  { address, nowMs }: { readonly address: string; readonly nowMs: number },
): CheckedRequest {
  const read = requestForm(Math.floor(nowMs / 1_000)).safeParse(given)
  if (!read.success) {
    const problems = read.error.issues.map(problemOf)
    throw new LatchkeyError('permissions.malformed', { problems })
  }
  const { chainId, expiry, signer, permissions } = read.data
  const network = `eip155:${Number.parseInt(chainId, 16)}` as const
  return {
    expiry,
    signer,
    permissions,
    account: accountOn<'eip155'>(network, read.data.address ?? address),
  }
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** The form that websites know. Source: docs/alerts.md, section 3. */
function problemOf({ path, message }: Issue): string {
  return `Invalid ${path.map(String).join('.') || 'request'}: ${message}`
}

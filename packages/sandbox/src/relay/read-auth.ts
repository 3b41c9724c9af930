import { decodeJWT, verifyJWT } from '@walletconnect/relay-auth'
import type { RelayRefusal } from './relay-faults.ts'

/** A clock may be wrong by so much, in seconds. */
const SKEW_S = 60

/** The client's public key as a DID, or the reason of the refusal. */
export type Caller = { readonly clientId: string } | { readonly refusal: RelayRefusal }

/**
 * Reads who connects from the address that was dialled: a token signed by the client, valid now, and
 * a project id.
 *
 * @param nowS - Seconds since 1970.
 */
export async function readCaller(address: string, nowS: number): Promise<Caller> {
  const { searchParams } = new URL(address, 'ws://relay')
  if (!searchParams.get('projectId')) return { refusal: 'invalid-key' }
  const token = searchParams.get('auth') ?? ''
  if (!(await isSigned(token))) return { refusal: 'invalid-auth' }
  const { iss, iat, exp } = decodeJWT(token).payload
  if (iat > nowS + SKEW_S) return { refusal: 'not-yet-valid' }
  if (exp < nowS - SKEW_S) return { refusal: 'expired' }
  return { clientId: iss }
}

async function isSigned(token: string): Promise<boolean> {
  try {
    return await verifyJWT(token)
  } catch {
    return false
  }
}

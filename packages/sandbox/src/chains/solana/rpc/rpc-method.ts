import type { SolanaCluster } from '../create-cluster.ts'
import { invalidParams, RPC_ERROR, RpcError } from './rpc-error.ts'

/** Answers one method. @throws RpcError. */
export type RpcMethod = (cluster: SolanaCluster, params: readonly unknown[]) => unknown

/** Parameters by name. */
export type Config = Readonly<Record<string, unknown>>

/** An answer that says when it was true. */
export function inContext({ slots }: SolanaCluster, value: unknown): unknown {
  return { context: { slot: slots.now(), apiVersion: '2.2.0' }, value }
}

/** The object among the parameters; empty when it is left out. */
export function readConfig(cluster: SolanaCluster, value: unknown): Config {
  if (value === undefined || value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value))
    throw invalidParams('Invalid params: expected an object.')
  // Each method checks the fields it uses.
  const config = value as Config
  const least = config['minContextSlot']
  const slot = cluster.slots.now()
  if (typeof least === 'number' && least > slot) {
    const message = 'Minimum context slot has not been reached'
    throw new RpcError(RPC_ERROR.minContextSlot, message, { contextSlot: slot })
  }
  return config
}

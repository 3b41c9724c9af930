import type { Namespace, NetworkId } from './caip.ts'

/** One line to a wallet that serves several namespaces: a wallet-connect session, the frame. */
export interface RpcChannel {
  /**
   * How transactions are written that are made of bytes, those of Solana; base 58 where left out.
   * Source: docs/blockchain-api.md, section 14; docs/frame-protocol.md, section 4.
   */
  readonly transactionEncoding?: 'base58' | 'base64' | undefined
  /**
   * Sends one request to the wallet.
   *
   * @throws LatchkeyError with the wallet's code where it gave one.
   */
  request(
    networkId: NetworkId,
    method: string,
    params: unknown,
    signal?: AbortSignal,
  ): Promise<unknown>
}

/** Reads from the nodes of a network: batching, retry and fallback are behind it. */
export interface NodeReader {
  /**
   * @throws LatchkeyError `rpc.unavailable` when no node answered, `rpc.failed` when one refused; the
   * context of both tells whether one that was asked before may have taken the request in.
   */
  read<N extends Namespace>(
    networkId: NetworkId<N>,
    method: string,
    params: readonly unknown[],
    signal?: AbortSignal,
  ): Promise<unknown>
}

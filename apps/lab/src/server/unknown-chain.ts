import { PORT_OFFSETS, type Sandbox } from '@latchkey/sandbox'

/** OP Mainnet: the site supports it, and no scripted wallet knows it until it is added. */
export const UNKNOWN_CHAIN = 10

/**
 * Starts the node of a network that wallets have to add.
 *
 * @param basePort - Its port is the next after all fixed ones of the sandbox; undefined: any free one.
 */
export async function startUnknownChain(
  { chains }: Pick<Sandbox, 'chains'>,
  basePort?: number,
): Promise<void> {
  const port = basePort && basePort + Math.max(...Object.values(PORT_OFFSETS)) + 1
  await chains.start(UNKNOWN_CHAIN, port)
}

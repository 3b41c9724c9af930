import { parseArgs } from 'node:util'
import { SandboxError } from './sandbox-error.ts'

/** The command that the arguments describe. */
export type Command =
  | { readonly kind: 'start'; readonly basePort: number | undefined }
  | { readonly kind: 'help' }

/** The text of `--help`. */
export const HELP = `latchkey-sandbox: every remote part of a wallet modal on this machine

Usage: latchkey-sandbox [--base-port <number>]

  --base-port <number>  fixed ports: secure site at +1, blockchain API at +2,
                        wallet listing at +3, chain 1 at +4, chain 8453 at +5,
                        relay at +6, mails at +7, social logins at +8,
                        control desk at +10, Solana at +11, Bitcoin at +12
                        (left out: any free ports; 4400 is what the lab uses)
  --help                this text

Ctrl-C stops everything.
`

const OPTIONS = {
  'base-port': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/**
 * Reads the command line.
 *
 * @throws SandboxError `wrong-option`.
 */
export function readArguments(args: readonly string[]): Command {
  const { help, 'base-port': basePort } = parse(args)
  if (help) return { kind: 'help' }
  if (basePort === undefined) return { kind: 'start', basePort }
  if (/^\d+$/.test(basePort)) return { kind: 'start', basePort: Number(basePort) }
  throw new SandboxError('wrong-option', '--base-port needs a number, for example 4400.')
}

interface Values {
  readonly help?: boolean | undefined
  readonly 'base-port'?: string | undefined
}

function parse(args: readonly string[]): Values {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new SandboxError('wrong-option', `${why} Try --help.`, error)
  }
}

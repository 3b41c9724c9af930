import { parseArgs } from 'node:util'
import { FRAMEWORKS } from './frameworks.ts'
import { InputError } from './input-error.ts'
import { DEFAULT_NETWORKS, NETWORKS } from './networks.ts'

/**
 * The arguments of the command line; missing ones are asked for, or with `--yes` taken from the
 * defaults.
 */
export interface Arguments {
  readonly folder: string | undefined
  readonly framework: string | undefined
  readonly networks: readonly string[] | undefined
  readonly projectId: string | undefined
  readonly isYes: boolean
  readonly install: boolean | undefined
  readonly isHelp: boolean
}

/** The text of `--help`. */
export const HELP = `create-latchkey: a first site with Latchkey

Usage: npm create latchkey [folder] -- [options]

  --framework <name>    ${namesOf(FRAMEWORKS)}
  --networks <names>    with commas between them (default: ${DEFAULT_NETWORKS.join(',')}):
                        ${namesOf(NETWORKS)}
  --project-id <id>     for wallets on other devices and for balances; may be added later
  --install             installs what the site needs; --no-install does not, and does not ask
  --yes                 asks nothing; takes the defaults, and installs nothing without --install
  --help                this text
`

const OPTIONS = {
  framework: { type: 'string' },
  networks: { type: 'string' },
  'project-id': { type: 'string' },
  install: { type: 'boolean' },
  'no-install': { type: 'boolean' },
  yes: { type: 'boolean', short: 'y' },
  help: { type: 'boolean', short: 'h' },
} as const

/**
 * Reads the command line.
 *
 * @throws InputError for an unknown option and for more than one folder.
 */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parse(args)
  const [folder, another] = positionals
  if (another !== undefined) {
    throw new InputError(`There is one folder too many: "${another}" after "${folder}".`)
  }
  return {
    folder,
    framework: values.framework,
    networks: values.networks?.split(','),
    projectId: values['project-id'],
    isYes: values.yes === true,
    install: values['no-install'] === true ? false : values.install,
    isHelp: values.help === true,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/\. To specify .*$/s, '.') : ''
    const options = Object.keys(OPTIONS).map((name) => `--${name}`)
    throw new InputError(`${why} Possible are: ${options.join(', ')}.`)
  }
}

function namesOf(choices: readonly { readonly name: string }[]): string {
  return choices.map(({ name }) => name).join(', ')
}

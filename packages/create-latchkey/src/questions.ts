import {
  confirm,
  groupMultiselect,
  intro,
  isCancel,
  log,
  outro,
  select,
  text,
} from '@clack/prompts'
import { FRAMEWORKS } from './frameworks.ts'
import { DEFAULT_NETWORKS, type Namespace, NETWORKS } from './networks.ts'

/**
 * The questions to a terminal. Each one resolves to undefined when its developer stops the program.
 */
export interface Questions {
  readonly begin: () => void
  /** @param fault - Says what is wrong with an answer; undefined when nothing is. */
  readonly folder: (fault: (path: string) => string | undefined) => Promise<string | undefined>
  readonly framework: () => Promise<string | undefined>
  readonly networks: () => Promise<readonly string[] | undefined>
  /** Empty where there is none. */
  readonly projectId: (fault: (id: string) => string | undefined) => Promise<string | undefined>
  readonly install: (command: string) => Promise<boolean | undefined>
  /** Shows what is wrong with an answer that was given. */
  readonly refuse: (fault: string) => void
  readonly end: (message: string) => void
}

const GROUPS: readonly (readonly [string, Namespace])[] = [
  ['EVM wallets', 'eip155'],
  ['Solana wallets', 'solana'],
  ['Bitcoin wallets', 'bip122'],
]

/** The folder of a site when its developer only presses Enter. */
export const DEFAULT_FOLDER = 'latchkey-site'

/** The questions as a terminal shows them; answered by keyboard alone. */
export function terminalQuestions(): Questions {
  return {
    begin: () => intro('A first site with Latchkey'),
    async folder(fault) {
      const answer = await text({
        message: 'In which folder?',
        placeholder: DEFAULT_FOLDER,
        defaultValue: DEFAULT_FOLDER,
        validate: (path) => fault(path || DEFAULT_FOLDER),
      })
      return isCancel(answer) ? undefined : answer
    },
    async framework() {
      const answer = await select({ message: 'Which framework?', options: optionsOf(FRAMEWORKS) })
      return isCancel(answer) ? undefined : answer
    },
    async networks() {
      const answer = await groupMultiselect({
        message: 'Which networks?',
        options: Object.fromEntries(
          GROUPS.map(([group, wanted]) => [
            group,
            optionsOf(NETWORKS.filter(({ namespace }) => namespace === wanted)),
          ]),
        ),
        initialValues: [...DEFAULT_NETWORKS],
        required: true,
      })
      return isCancel(answer) ? undefined : answer
    },
    async projectId(fault) {
      const answer = await text({
        message:
          'Which project id, of dashboard.walletconnect.com? It is for wallets on other devices; Enter adds none for now.',
        defaultValue: '',
        validate: (id) => fault(id ?? ''),
      })
      return isCancel(answer) ? undefined : answer
    },
    async install(command) {
      const answer = await confirm({ message: `Run ${command} now?`, initialValue: true })
      return isCancel(answer) ? undefined : answer
    },
    refuse: (fault) => log.error(fault),
    end: (message) => outro(message),
  }
}

function optionsOf(choices: readonly { readonly name: string; readonly label: string }[]) {
  return choices.map(({ name, label }) => ({ value: name, label }))
}

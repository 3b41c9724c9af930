import { relative } from 'node:path'
import {
  type Choices,
  chooseFolder,
  chooseFramework,
  chooseNetworks,
  chooseProjectId,
} from './choices.ts'
import { FRAMEWORKS } from './frameworks.ts'
import { InputError } from './input-error.ts'
import { DEFAULT_NETWORKS } from './networks.ts'
import { managerOf, type PackageManager } from './package-managers.ts'
import { DEFAULT_FOLDER, type Questions } from './questions.ts'
import { type Arguments, HELP, readArguments } from './read-arguments.ts'
import { writeSite } from './write-site.ts'

/** The outside of the program. */
export interface Environment {
  readonly workingFolder: string
  /** The folder that the build of this package makes. */
  readonly templates: string
  readonly userAgent: string | undefined
  /** Undefined where there is no terminal. */
  readonly questions: Questions | undefined
  readonly print: (text: string) => void
  /** Runs a package manager in a folder; resolves to whether it succeeded. */
  readonly install: (command: string, folder: string) => Promise<boolean>
}

type Known = Pick<Environment, 'workingFolder' | 'questions'>

/**
 * Writes a site as the command line says; what it leaves out is asked. Nothing is asked of another machine,
 * but for an installation that its developer wants.
 *
 * @returns Whether the site was written; false when its developer stopped.
 * @throws InputError
 */
export async function create(args: readonly string[], environment: Environment): Promise<boolean> {
  const { workingFolder, templates, userAgent, print } = environment
  const given = readArguments(args)
  if (given.isHelp) {
    print(HELP)
    return true
  }
  const questions = given.isYes ? undefined : environment.questions
  questions?.begin()
  const choices = await choose(given, { workingFolder, questions })
  if (choices === undefined) return stop(questions)
  const manager = managerOf(userAgent)
  const install = await wantsInstall(given, { questions, manager })
  if (install === undefined) return stop(questions)
  writeSite(choices, { templates, manager })
  const isInstalled = install && (await environment.install(manager.install, choices.folder))
  if (install && !isInstalled) print(`\n${manager.install} failed; the lines above say why.`)
  const steps = nextSteps(choices, { manager, isInstalled, workingFolder })
  if (questions === undefined) print(steps)
  else questions.end(steps)
  return true
}

/** @returns Undefined when the developer stopped. */
async function wantsInstall(
  { install }: Arguments,
  { questions, manager }: Pick<Environment, 'questions'> & { readonly manager: PackageManager },
): Promise<boolean | undefined> {
  if (install !== undefined || questions === undefined) return install ?? false
  return questions.install(manager.install)
}

function stop(questions: Questions | undefined): boolean {
  questions?.end('Nothing was written.')
  return false
}

/** @returns Undefined when the developer stopped. */
async function choose(given: Arguments, known: Known): Promise<Choices | undefined> {
  // The given arguments are checked before any question is asked.
  const { workingFolder, questions } = known
  const folderOf = (path: string) => chooseFolder(path, workingFolder)
  const folder = given.folder === undefined ? undefined : folderOf(given.folder)
  const framework = given.framework === undefined ? undefined : chooseFramework(given.framework)
  const networks = given.networks === undefined ? undefined : chooseNetworks(given.networks)
  const projectId = chooseProjectId(given.projectId ?? '')
  if (questions === undefined) {
    requireAnswers(given)
    return {
      folder: folder ?? folderOf(DEFAULT_FOLDER),
      framework: framework ?? chooseFramework(FRAMEWORKS[0]?.name ?? ''),
      networks: networks ?? chooseNetworks(DEFAULT_NETWORKS),
      projectId,
    }
  }
  return askMissing({ folder, framework, networks, projectId }, { given, questions, folderOf })
}

/** Without a terminal nothing can be asked: what is not given is a default only where that is wanted. */
function requireAnswers({ folder, framework, isYes }: Arguments): void {
  if (isYes || (folder !== undefined && framework !== undefined)) return
  const missing = folder === undefined ? 'a folder' : '--framework'
  const names = FRAMEWORKS.map(({ name }) => name).join(', ')
  throw new InputError(
    `There is no terminal to ask in, and ${missing} is missing. Give a folder and --framework (${names}), or take the defaults by --yes.`,
  )
}

interface AskingDeps {
  readonly given: Arguments
  readonly questions: Questions
  readonly folderOf: (path: string) => string
}

async function askMissing(
  known: { readonly [key in keyof Choices]: Choices[key] | undefined },
  { given, questions, folderOf }: AskingDeps,
): Promise<Choices | undefined> {
  const faultOf = (judge: (answer: string) => unknown) => (answer: string) => {
    try {
      judge(answer)
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
  const path = known.folder ?? (await questions.folder(faultOf(folderOf)))
  if (path === undefined) return undefined
  const framework = known.framework?.name ?? (await questions.framework())
  if (framework === undefined) return undefined
  const networks = known.networks ?? (await askNetworks(questions))
  if (networks === undefined) return undefined
  const id = given.projectId ?? (await questions.projectId(faultOf(chooseProjectId)))
  if (id === undefined) return undefined
  return {
    folder: folderOf(path),
    framework: chooseFramework(framework),
    networks,
    projectId: chooseProjectId(id),
  }
}

/** Asks again while an answer can't be taken. */
async function askNetworks(questions: Questions): Promise<Choices['networks'] | undefined> {
  const names = await questions.networks()
  if (names === undefined) return undefined
  try {
    return chooseNetworks(names)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    questions.refuse(error.message)
    return askNetworks(questions)
  }
}

interface Written {
  readonly manager: PackageManager
  readonly isInstalled: boolean
  readonly workingFolder: string
}

function nextSteps(
  { folder, framework, networks, projectId }: Choices,
  { manager, isInstalled, workingFolder }: Written,
): string {
  const place = relative(workingFolder, folder)
  const labels = networks.map(({ label }) => label).join(', ')
  const lines = [
    ...(place === '' ? [] : [`  cd ${/\s/.test(place) ? `"${place}"` : place}`]),
    ...(isInstalled ? [] : [`  ${manager.install}`]),
    `  ${manager.run('dev')}`,
    `  ${manager.run('test')}`,
  ]
  const id = `\nA project id for wallets on other devices goes into ${framework.config}.`
  return `The site is in ${place === '' ? 'this folder' : place}: ${framework.label}; ${labels}. Next:\n\n${lines.join('\n')}\n${projectId === undefined ? id : ''}`
}

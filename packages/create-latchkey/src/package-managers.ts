/** A package manager, and what its commands are called. */
export interface PackageManager {
  readonly name: 'npm' | 'pnpm' | 'yarn' | 'bun'
  readonly install: string
  /** Runs a script of the site. */
  readonly run: (script: string) => string
  /** Runs a program that the site has installed. */
  readonly exec: (command: string) => string
}

const NPM: PackageManager = {
  name: 'npm',
  install: 'npm install',
  run: (script) => (script === 'test' ? 'npm test' : `npm run ${script}`),
  exec: (command) => `npx ${command}`,
}

const OTHERS: readonly PackageManager[] = [
  {
    name: 'pnpm',
    install: 'pnpm install',
    run: (script) => `pnpm ${script}`,
    exec: (command) => `pnpm exec ${command}`,
  },
  {
    name: 'yarn',
    install: 'yarn install',
    run: (script) => `yarn ${script}`,
    exec: (command) => `yarn ${command}`,
  },
  {
    name: 'bun',
    install: 'bun install',
    run: (script) => `bun run ${script}`,
    exec: (command) => `bunx ${command}`,
  },
]

/**
 * The package manager that runs this program.
 *
 * @param userAgent - `npm_config_user_agent`, which each of them sets: `pnpm/10.34.9 npm/? node/v20.20.2 …`.
 */
export function managerOf(userAgent: string | undefined): PackageManager {
  const name = userAgent?.split('/')[0]
  return OTHERS.find((manager) => manager.name === name) ?? NPM
}

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { copyTemplates } from '../build/copy-templates.ts'
import { create, type Environment } from './create.ts'
import { FRAMEWORKS } from './frameworks.ts'
import type { Questions } from './questions.ts'

let folder: string
let templates: string
let said: string[]
let installed: (readonly [string, string])[]

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'latchkey-create-'))
  templates = join(folder, 'templates')
  copyTemplates(templates)
})

beforeEach(() => {
  said = []
  installed = []
  rmSync(join(folder, 'work'), { recursive: true, force: true })
  mkdirSync(join(folder, 'work'))
})

afterAll(() => rmSync(folder, { recursive: true }))

test.each(FRAMEWORKS.map((framework) => [framework.name, framework] as const))(
  'a %s site has the chosen networks in it, a test, a README, and no file of the repository alone',
  async (name, { config, serve }) => {
    await run(`my-site --framework ${name} --networks base,optimism,solana --project-id abc`)

    const code = read(`my-site/${config}`)
    expect(code).toContain('networks: [base, optimism, solana],')
    expect(code).toContain('adapters: [evmAdapter(), solanaAdapter()],')
    expect(code).toContain("projectId: 'abc',")
    expect(code).toMatch(/^import \{ base, optimism \} from '.*chains(\.js)?'$/m)
    expect(code).toMatch(/^import \{ solana, solanaAdapter \} from '.*solana(\.js)?'$/m)
    expect(read('my-site/e2e/wallet.e2e.mjs')).toContain('const CHAIN_IDS = [8453, 10]\n')
    const port = '$' + '{PORT}'
    expect(read('my-site/playwright.config.mjs')).toContain(`const SERVE = \`${serve(port)}\`\n`)
    expect(read('my-site/README.md')).toContain('Base, OP Mainnet, Solana')
    expect(read('my-site/.gitignore')).toMatch(/node_modules[\s\S]*test-results/)
    expect(namesIn('my-site')).not.toContain('_gitignore')
    expect(namesIn('my-site')).not.toContain('_package.json')
    const { scripts, devDependencies, ...manifest } = JSON.parse(read('my-site/package.json'))
    expect(manifest.name).toBe('my-site')
    expect(scripts).toMatchObject({ dev: expect.any(String), test: 'playwright test' })
    expect(devDependencies).toHaveProperty(['@latchkey/sandbox'])
  },
)

test('what a site asks for are the versions that this package was built beside', async () => {
  await run('my-site --framework react --networks ethereum,solana,bitcoin')

  const { dependencies } = JSON.parse(read('my-site/package.json'))
  expect(dependencies).toMatchObject({
    '@latchkey/adapter-bitcoin': rangeOf('adapter-bitcoin'),
    '@latchkey/adapter-evm': rangeOf('adapter-evm'),
    '@latchkey/adapter-solana': rangeOf('adapter-solana'),
    '@latchkey/react': rangeOf('react'),
    '@solana/web3.js': '^1.99.0',
  })
})

test('a page without a build step imports files, and has all adapters in one package', async () => {
  await run('my-site --framework html --networks ethereum,bitcoin-testnet')

  const { dependencies } = JSON.parse(read('my-site/package.json'))
  expect(Object.keys(dependencies)).toEqual(['@latchkey/browser'])
  expect(read('my-site/site.js').split('\n').slice(0, 9)).toEqual([
    "import { bitcoinAdapter, bitcoinTestnet } from './node_modules/@latchkey/browser/dist/bitcoin.js'",
    "import { mainnet } from './node_modules/@latchkey/browser/dist/chains.js'",
    "import { createLatchkey, evmAdapter } from './node_modules/@latchkey/browser/dist/latchkey.js'",
    '',
    'const latchkey = createLatchkey({',
    '  adapters: [evmAdapter(), bitcoinAdapter()],',
    '  networks: [mainnet, bitcoinTestnet],',
    "  // projectId: 'your-project-id',",
    "  themeMode: 'system',",
  ])
})

test('the defaults are a React site on Ethereum and Base, and nothing is installed', async () => {
  await run('--yes')

  expect(read('latchkey-site/src/latchkey.ts')).toContain('networks: [mainnet, base],')
  expect(said.join('\n')).toMatch(
    /cd latchkey-site\n {2}npm install\n {2}npm run dev\n {2}npm test/,
  )
  expect(installed).toEqual([])
})

test.each([
  ['npm/11.19.1 node/v20.20.2 linux x64', 'npm install', 'npm run dev'],
  ['pnpm/10.34.9 npm/? node/v20.20.2 linux x64', 'pnpm install', 'pnpm dev'],
  ['yarn/4.9.1 npm/? node/v20.20.2 linux x64', 'yarn install', 'yarn dev'],
  ['bun/1.3.0 npm/? node/v24.3.0 linux x64', 'bun install', 'bun run dev'],
  [undefined, 'npm install', 'npm run dev'],
])(
  'run by %s, the next steps are its commands, and --install runs its own',
  async (userAgent, install, dev) => {
    await run('a --yes', { userAgent })
    await run('b --yes --install', { userAgent })

    expect(said[0]).toContain(`cd a\n  ${install}\n  ${dev}\n`)
    expect(said[1]).toContain(`cd b\n  ${dev}\n`)
    expect(read('a/README.md')).toContain(`${install}\n${dev}\n`)
    expect(installed).toEqual([[install, join(folder, 'work', 'b')]])
  },
)

test('an installation that fails is said, and is among the next steps', async () => {
  await run('a --yes --install', { install: async () => false })

  expect(said[0]).toContain('npm install failed')
  expect(said[1]).toContain('  npm install\n')
})

test.each([
  ['--framework svelte --yes', /no framework "svelte".*react, next, vue, nuxt, sveltekit, astro/],
  [
    '--networks ethereum,dogecoin --yes',
    /no network "dogecoin".*ethereum, base, .*bitcoin-testnet\./,
  ],
  ['--networks solana --yes', /signs with an EVM wallet.*ethereum, base, .*base-sepolia\.$/],
  ['--networks , --yes', /signs with an EVM wallet/],
  ["--project-id a'b --yes", /"a'b" is no project id/],
  ['--frame next', /--frame.*Possible are: --framework, --networks, --project-id/],
  ['one two --yes', /one folder too many: "two" after "one"/],
  ['full --yes', /The folder "full" is not empty: it contains a\.txt, b\.txt, c\.txt, …\./],
  ['full/a.txt --yes', /"full\/a\.txt" is a file/],
  ['full/a.txt/site --yes', /The folder ".*full\/a\.txt\/site" can't be made: /],
  ['', /no terminal to ask in, and a folder is missing/],
  ['my-site', /no terminal to ask in, and --framework is missing.*react, next/],
])('"%s" is refused by name, and nothing is written', async (line, message) => {
  mkdirSync(join(folder, 'work/full'))
  for (const name of ['a', 'b', 'c', 'd']) writeFileSync(join(folder, `work/full/${name}.txt`), '')

  await expect(run(line)).rejects.toThrow(message)

  expect(readdirSync(join(folder, 'work'))).toEqual(['full'])
})

test('a repository that was just made is empty enough, and "." is a folder', async () => {
  mkdirSync(join(folder, 'work/.git'))

  await run('. --framework vue')

  expect(JSON.parse(read('package.json')).name).toBe('work')
  expect(said[0]).toMatch(/is in this folder.*\n\n {2}npm install/)
})

test('the answers of a terminal are what is written; what is given is not asked', async () => {
  const asked: string[] = []
  const questions = answers({ folder: 'asked', framework: 'vue', networks: ['polygon'] }, asked)

  await run('', { questions })
  await run('given --framework next --networks base --project-id x --no-install', { questions })

  expect(read('asked/src/latchkey.ts')).toContain('networks: [polygon],')
  expect(read('given/lib/latchkey.ts')).toContain('networks: [base],')
  expect(asked).toEqual(['folder', 'framework', 'networks', 'projectId', 'install'])
  expect(installed).toEqual([])
})

test('networks without one of EVM are asked again, and a folder with files is a fault of the answer', async () => {
  const asked: string[] = []
  const rounds = [['solana'], ['solana', 'base']]
  const questions = answers({ folder: 'asked', framework: 'react', networks: [] }, asked)
  mkdirSync(join(folder, 'work/full'))
  writeFileSync(join(folder, 'work/full/a.txt'), '')
  let fault: string | undefined

  await run('', {
    questions: {
      ...questions,
      networks: async () => rounds.shift(),
      async folder(faultOf) {
        fault = faultOf('full')
        return 'asked'
      },
    },
  })

  expect(fault).toContain('is not empty')
  expect(asked).toContain('refuse: The page that is written signs with an EVM wallet')
  expect(read('asked/src/latchkey.ts')).toContain('networks: [base, solana],')
})

test.each(['folder', 'framework', 'networks', 'projectId', 'install'])(
  'stopping at the question of %s writes nothing',
  async (question) => {
    const questions = answers({ folder: 'asked', framework: 'vue', networks: ['base'] }, [])

    const isWritten = await run('', {
      questions: { ...questions, [question]: async () => undefined },
    })

    expect(isWritten).toBe(false)
    expect(existsSync(join(folder, 'work/asked'))).toBe(false)
  },
)

test('help names every framework and network', async () => {
  await run('--help')

  expect(said.join()).toMatch(
    /react, next, vue, nuxt, sveltekit, astro, react-router, tanstack-start, solid, html[\s\S]*bitcoin-testnet/,
  )
})

function run(line: string, changes: Partial<Environment> = {}): Promise<boolean> {
  return create(line.split(' ').filter(Boolean), {
    workingFolder: join(folder, 'work'),
    templates,
    userAgent: undefined,
    questions: undefined,
    print: (text) => void said.push(text),
    async install(command, place) {
      installed.push([command, place])
      return true
    },
    ...changes,
  })
}

interface Answers {
  readonly folder: string
  readonly framework: string
  readonly networks: readonly string[]
}

/** A developer who answers so, takes no project id, and does not install. */
function answers({ folder: path, framework, networks }: Answers, asked: string[]): Questions {
  const answer =
    <T>(name: string, value: T) =>
    async (): Promise<T> => {
      asked.push(name)
      return value
    }
  return {
    begin() {},
    folder: answer('folder', path),
    framework: answer('framework', framework),
    networks: answer('networks', networks),
    projectId: answer('projectId', ''),
    install: answer('install', false),
    refuse: (fault) => void asked.push(`refuse: ${fault.split(':')[0]}`),
    end: (text) => void said.push(text),
  }
}

function rangeOf(name: string): string {
  const manifest = new URL(`../../${name}/package.json`, import.meta.url)
  return `^${JSON.parse(readFileSync(manifest, 'utf8')).version}`
}

function read(path: string): string {
  return readFileSync(join(folder, 'work', path), 'utf8')
}

function namesIn(path: string): string[] {
  return readdirSync(join(folder, 'work', path), { recursive: true, encoding: 'utf8' })
}

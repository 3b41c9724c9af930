const { existsSync, readFileSync, readdirSync } = require('node:fs')

/**
 * The arrows between the parts, checked on every run (`pnpm arrows`). Type imports count too.
 * Patterns stay flat: expressions that could run away are refused by the tool itself.
 */

const CONTRACT = '^packages/core/src/(contract|testing)/index\\.ts$'
const ADAPTER = '^packages/core/src/adapter/index\\.ts$'
const EXPLAIN = '^packages/explain/src/index\\.ts$'
/** Parts of the explanations that only core imports. */
const EXPLAIN_PARTS = ['evm/abi', 'forecast/forecast-swap', 'forecast/forecast-transfer'].map(
  (part) => `^packages/explain/src/${part}\\.ts$`,
)
const CORE = '^packages/core/src/((page|requests)/)?index\\.ts$'
/** Rules of views, which no site imports. */
const VIEWS = '^packages/core/src/views/index\\.ts$'
const INTERNAL = [VIEWS, ...EXPLAIN_PARTS]
const REACT = '^packages/react/src/(((bindings|presets)/)?index|server)\\.ts$'
const UI = '^packages/ui/src/((page|plain)/)?index\\.ts$'
const FRAME_SITE = '^packages/frame/src/site/index\\.ts$'
const UI_TESTING = '^packages/ui/src/testing/index\\.tsx?$'

/** Front doors of the sandbox. Only tests of other packages may knock. */
const SANDBOX = ['^packages/sandbox/src/index\\.ts$', '^packages/sandbox/src/[a-z-]+/index\\.ts$']

/** It loads the code of accounts, which stands on everything, lazily: for a page whose visitor was connected. */
const ACCOUNT_PART = '^packages/core/src/page/account-part\\.ts$'

const TEST_FILE = '\\.(test|test-d|e2e)\\.tsx?$'
/** What the tests of one folder, or of the package without a public `testing` entry, share. */
const SCENES = '^packages/[^/]+/src/[^/]+/testing/|^packages/walletconnect/src/testing/'
const TEST_FOLDER = '^packages/[^/]+/(src/testing|test|e2e)/'

/** What the build for pages without a build step puts together, and what its own build is made of. */
const BUNDLED = [
  '^packages/react/src/((bindings|elements|presets)/)?index\\.ts$',
  '^packages/core/src/siwx/index\\.ts$',
  '^packages/(adapter-[a-z]+|frame|walletconnect)/src/index\\.ts$',
  '^packages/(react|ui|core|explain)/tsdown\\.config\\.ts$',
  '^scripts/packed/permissive\\.mjs$',
]

/** Every front door there is, as the manifests list them. */
const DOORS = readdirSync('packages').flatMap((folder) => doorsOf(`packages/${folder}`))

function doorsOf(folder) {
  const manifest = `${folder}/package.json`
  if (!existsSync(manifest)) return []
  const { exports = {} } = JSON.parse(readFileSync(manifest, 'utf8'))
  return Object.values(exports)
    .filter((target) => typeof target === 'string')
    .map((target) => `^${folder}/${target.replace('./', '').replaceAll('.', '\\.')}$`)
}

/** Which front doors of other packages each package may use. Every package is listed. */
const layers = {
  explain: [],
  core: EXPLAIN_PARTS,
  codemod: [],
  ui: [],
  frame: [CONTRACT],
  walletconnect: [ADAPTER, CONTRACT],
  'adapter-evm': [ADAPTER, CONTRACT],
  'adapter-solana': [ADAPTER, CONTRACT],
  'adapter-bitcoin': [ADAPTER, CONTRACT],
  react: [CONTRACT, CORE, VIEWS, UI],
  vue: [CONTRACT, CORE, REACT],
  svelte: [CONTRACT, CORE, REACT],
  devtools: [CONTRACT, CORE, REACT, UI],
  browser: [CONTRACT, ...BUNDLED],
  sandbox: [EXPLAIN, FRAME_SITE],
  'create-latchkey': ['^scripts/example/left-behind\\.mjs$'],
}

const unlisted = readdirSync('packages').filter(
  (folder) => existsSync(`packages/${folder}/package.json`) && !(folder in layers),
)
if (unlisted.length > 0) throw new Error(`Packages without layers: ${unlisted.join(', ')}`)

const layerRules = Object.entries(layers).map(([name, doors]) => ({
  name: `layer-${name}`,
  comment: `${name} may use these doors of other packages: ${doors.join(', ') || 'none'}`,
  severity: 'error',
  from: { path: `^packages/${name}/`, pathNot: [TEST_FILE, SCENES] },
  to: { path: '^(packages|apps|examples|scripts)/', pathNot: [`^packages/${name}/`, ...doors] },
}))

/** Tests may also use the sandbox and the conformance suites; nothing behind a front door. */
const testLayerRules = Object.entries(layers).map(([name, doors]) => ({
  name: `layer-${name}-tests`,
  comment: `Tests of ${name} may add the sandbox, the conformance suites and the explanations, by their front doors.`,
  severity: 'error',
  from: {
    path: [
      `^packages/${name}/.+${TEST_FILE}`,
      `^packages/${name}/src/[^/]+/testing/`,
      `^packages/${name}/src/testing/`,
    ],
  },
  to: {
    path: '^(packages|apps|examples)/',
    pathNot: [`^packages/${name}/`, ...doors, ...SANDBOX, UI_TESTING, EXPLAIN],
  },
}))

/** Folders of the core, lowest first. A folder imports only its own level and those before it. */
const CORE_ORDER = [
  ['contract'],
  ['store', 'options', 'platform', 'http', 'rpc', 'api'],
  ['modal', 'page', 'requests'],
  ['networks'],
  ['wallets'],
  ['connections'],
  ['identity', 'balances', 'analytics', 'payment-links'],
  ['activity', 'portfolio'],
  ['collectibles', 'smart-sessions'],
  ['pairing', 'embedded-wallet', 'siwx', 'names', 'permissions', 'send'],
  ['swap', 'onramp', 'pay'],
]

const orderRules = CORE_ORDER.map((folders, level) => ({
  name: `core-order-${folders[0]}`,
  comment: `Of the core, ${folders.join(', ')} stand on: ${CORE_ORDER.slice(0, level).flat().join(', ')}.`,
  severity: 'error',
  from: { path: `^packages/core/src/(${folders.join('|')})/`, pathNot: [TEST_FILE, ACCOUNT_PART] },
  to: {
    path: '^packages/core/src/',
    pathNot: `^packages/core/src/(${CORE_ORDER.slice(0, level + 1)
      .flat()
      .join('|')})/`,
  },
}))

const CORE_FOLDERS = ['adapter', 'testing', 'views', ...CORE_ORDER.flat()]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layerRules,
    ...testLayerRules,
    {
      name: 'core-knows-no-sandbox',
      comment: 'Not even in tests: what needs both is tested in the package that needs the core.',
      severity: 'error',
      from: { path: '^packages/core/' },
      to: { path: '^packages/sandbox/' },
    },
    {
      name: 'layer-apps',
      comment: 'The lab and the examples are websites: they come in by the front doors.',
      severity: 'error',
      from: { path: '^(apps|examples)/' },
      to: { path: '^packages/', pathNot: DOORS.filter((door) => !INTERNAL.includes(door)) },
    },
    {
      name: 'no-cycles',
      comment: 'Nothing may depend on itself, not even by a type.',
      severity: 'error',
      from: { path: '^(packages|apps|examples|scripts)/' },
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'contract-stands-alone',
      comment: 'The floor everything stands on imports nothing.',
      severity: 'error',
      from: { path: '^packages/core/src/contract/', pathNot: TEST_FILE },
      to: { pathNot: '^packages/core/src/contract/' },
    },
    {
      name: 'sign-in-server-has-no-browser',
      comment:
        'The entry for servers reaches the rules of messages and errors, and nothing of a page.',
      severity: 'error',
      from: { path: '^packages/core/src/siwx/server/index\\.ts$' },
      to: {
        path: '^packages/core/src/',
        pathNot: '^packages/core/src/(siwx|contract)/|^packages/core/src/rpc/checksum-address',
        reachable: true,
      },
    },
    {
      name: 'adapter-kit-knows-the-contract',
      comment: 'What adapters share stands on the contract, lazy() and the errors of transfers.',
      severity: 'error',
      from: { path: '^packages/core/src/adapter/', pathNot: TEST_FILE },
      to: {
        pathNot: [
          '^packages/core/src/adapter/',
          CONTRACT,
          '^packages/core/src/contract/errors/transfer-catalog\\.ts$',
        ],
      },
    },
    ...orderRules,
    {
      name: 'core-folders-have-an-order',
      comment: 'A new folder of the core gets its place in CORE_ORDER.',
      severity: 'error',
      from: {},
      to: {
        path: '^packages/core/src/[^/]+/',
        pathNot: `^packages/core/src/(${CORE_FOLDERS.join('|')})/`,
      },
    },
    {
      name: 'valtio-behind-two-doors',
      comment: 'Only the store and the React binding know the state library.',
      severity: 'error',
      from: {
        path: '^(packages|apps)/',
        pathNot: ['^packages/core/src/store/', '^packages/react/src/context/'],
      },
      to: { path: 'node_modules/valtio/' },
    },
    {
      name: 'core-encodings-behind-one-door',
      comment:
        'Core loads hashes and encodings only for a website without adapters and for sign-ins, when they are needed.',
      severity: 'error',
      from: {
        path: '^packages/core/src/',
        pathNot: '^packages/core/src/(pairing/channel-addresses|rpc/checksum-address)\\.ts$',
      },
      to: { path: 'node_modules/(@noble|@scure)/' },
    },
    {
      name: 'wallet-connect-behind-one-door',
      comment:
        'Only one package knows the wallet-connect library, which not every website installs.',
      severity: 'error',
      from: {
        path: '^(packages|apps)/',
        pathNot: ['^packages/(walletconnect|sandbox)/'],
      },
      to: { path: 'node_modules/@walletconnect/' },
    },
    {
      name: 'zod-mini-only',
      comment: 'The full zod costs a visitor 90 kB.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/sandbox/' },
      to: { path: 'node_modules/zod/', pathNot: 'node_modules/zod/(v4/)?mini/' },
    },
    {
      name: 'test-tools-stay-in-tests',
      comment: 'Nothing that reaches a visitor imports fakes, the sandbox, or a test runner.',
      severity: 'error',
      from: {
        path: '^packages/(core|explain|ui|frame|walletconnect|react|vue|svelte|devtools|adapter-[a-z]+)/',
        pathNot: [TEST_FILE, TEST_FOLDER, SCENES, '\\.config\\.ts$'],
      },
      to: {
        path: [
          '^packages/[^/]+/src/testing/',
          SCENES,
          '^packages/sandbox/',
          TEST_FILE,
          'node_modules/(vitest|vitest-browser-react|fast-check|playwright|axe-core)/',
          'node_modules/@(vitest|playwright)/',
        ],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^packages/create-latchkey/site/|^scripts/test-runners/site/|(^|/)(dist|\\.cache|\\.turbo|coverage|test-results)/',
    },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'browser', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}

import type { ThemeMode } from '@latchkey/core'
import type { ThemeVariables } from '@latchkey/react'
import { compact, highContrast, neutral, soft, vivid, warm } from '@latchkey/react/presets'

const PRESETS = { neutral, warm, highContrast, compact, soft, vivid } as const

/** Names of the presets. */
export type PresetName = keyof typeof PRESETS

/** Every preset, in the order of the documentation. */
export const PRESET_NAMES: readonly PresetName[] = [
  'neutral',
  'warm',
  'highContrast',
  'compact',
  'soft',
  'vivid',
]

/** The theme that the visitor of the playground chose. */
export interface ThemeChoice {
  readonly themeMode: ThemeMode
  /** The preset that it began with. */
  readonly preset?: PresetName | undefined
  readonly variables: ThemeVariables
}

/** The tokens of a preset. */
export function tokensOf(preset: PresetName | undefined): ThemeVariables {
  return preset === undefined ? {} : PRESETS[preset]
}

/** The tokens with one of them changed; an empty text takes it away. */
export function withToken(
  variables: ThemeVariables,
  name: keyof ThemeVariables,
  value: string | number,
): ThemeVariables {
  const { [name]: _, ...others } = variables
  return value === '' ? others : { ...others, [name]: value }
}

/** The file that gives a site this theme. */
export function codeOf({ themeMode, preset, variables }: ThemeChoice): string {
  const base = tokensOf(preset)
  const isKept = Object.keys(base).every((name) => Object.hasOwn(variables, name))
  const used = preset !== undefined && isKept ? preset : undefined
  const changed = Object.entries(variables).filter(
    ([name, value]) =>
      used === undefined ||
      Object.entries(base).every(([key, own]) => key !== name || own !== value),
  )
  return [
    "import { createLatchkey } from '@latchkey/react'",
    ...(used === undefined ? [] : [`import { ${used} } from '@latchkey/react/presets'`]),
    "import { mainnet } from 'viem/chains'",
    '',
    'export const latchkey = createLatchkey({',
    '  networks: [mainnet],',
    `  themeMode: '${themeMode}',`,
    ...tokenLines(used, changed),
    '})',
    '',
  ].join('\n')
}

function tokenLines(
  preset: PresetName | undefined,
  changed: readonly (readonly [string, unknown])[],
): readonly string[] {
  if (changed.length === 0) return preset === undefined ? [] : [`  themeVariables: ${preset},`]
  return [
    '  themeVariables: {',
    ...(preset === undefined ? [] : [`    ...${preset},`]),
    ...changed.map(([name, value]) => `    ${name}: ${literal(value)},`),
    '  },',
  ]
}

function literal(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value)
  return value.includes("'") ? JSON.stringify(value) : `'${value.replaceAll('\\', '\\\\')}'`
}

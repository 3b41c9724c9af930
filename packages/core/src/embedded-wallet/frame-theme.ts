import type { AuthApp, AuthTheme } from '../contract/index.ts'
import type { OptionsState } from '../options/options-state.ts'

/** Source: facts, frame protocol, section 2, `w3mThemeVariables`. */
const DEFAULTS = {
  light: { accent: 'hsla(231, 100%, 70%, 1)', background: '#fff' },
  dark: { accent: 'hsla(230, 100%, 67%, 1)', background: '#121313' },
} as const

/**
 * How the page looks, as the frame is told. Without a mode of its own the frame follows the visitor's
 * system, as the modal does.
 */
export function themeOf({
  themeMode,
  themeVariables,
}: Pick<OptionsState, 'themeMode' | 'themeVariables'>): AuthTheme {
  const variables = Object.fromEntries(
    Object.entries(themeVariables).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    ),
  )
  const accent = variables['accent'] ?? variables['--w3m-accent']
  if (themeMode === 'system') return { themeVariables: variables, ...accentOnly(accent) }
  const usual = DEFAULTS[themeMode]
  return {
    themeMode,
    themeVariables: variables,
    w3mThemeVariables: {
      '--w3m-accent': String(accent ?? usual.accent),
      '--w3m-background': usual.background,
    },
  }
}

function accentOnly(accent: string | number | undefined): AuthTheme {
  return accent === undefined ? {} : { w3mThemeVariables: { '--w3m-accent': String(accent) } }
}

/** How the website describes itself, as the frame is told. */
export function appOf({
  metadata,
  projectId = '',
}: Pick<OptionsState, 'metadata' | 'projectId'>): AuthApp {
  const { name = '', description = '', url = '', icons = [] } = metadata ?? {}
  return { metadata: { name, description, url, icons }, sdkType: 'appkit', projectId }
}

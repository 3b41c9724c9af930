import { useEffect, useState } from 'react'
import type { ColorMode, ThemeMode } from '../theme/page-tokens.ts'

/** The colours to use now; with `system` it follows the visitor's setting as it changes. */
export function useColorMode(mode: ThemeMode, page: Window | null): ColorMode {
  const [isDark, setIsDark] = useState(() => prefersDark(page)?.matches ?? true)
  useEffect(() => {
    if (mode !== 'system') return
    const query = prefersDark(page)
    const follow = (): void => setIsDark(query?.matches ?? true)
    follow()
    query?.addEventListener('change', follow)
    return () => query?.removeEventListener('change', follow)
  }, [mode, page])
  if (mode !== 'system') return mode
  return isDark ? 'dark' : 'light'
}

function prefersDark(page: Window | null): MediaQueryList | undefined {
  return page?.matchMedia?.('(prefers-color-scheme:dark)')
}

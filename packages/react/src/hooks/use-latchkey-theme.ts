import { useMemo } from 'react'
import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import { useReading } from '../context/use-reading.ts'
import type { Latchkey } from '../instance/latchkey.ts'
import type { PublicTheme } from '../instance/readings.ts'

/** The theme in force, and how to change it. */
export interface LatchkeyTheme
  extends PublicTheme,
    Pick<Latchkey, 'setThemeMode' | 'setThemeVariables'> {}

/** The theme in force, and how to change it. */
export function useLatchkeyTheme(choice?: InstanceChoice): LatchkeyTheme {
  const latchkey = useInstance('useLatchkeyTheme', choice)
  const theme = useReading(latchkey, (readings) => readings.theme())
  return useMemo(() => {
    const { setThemeMode, setThemeVariables } = latchkey
    return { ...theme, setThemeMode, setThemeVariables }
  }, [theme, latchkey])
}

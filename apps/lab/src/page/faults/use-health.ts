import { useEffect, useMemo, useState } from 'react'
import { useLab } from '../lab/lab-context.ts'
import { type ControlDesk, createControlDesk } from './control-desk.ts'
import type { Health } from './fault-kinds.ts'

/** The sandbox's health, and a way to change it. */
export interface HealthDesk {
  readonly health: Health
  /** False once the control desk did not answer. */
  readonly isReachable: boolean
  /** Switches something, and shows what then is. */
  change(act: (desk: ControlDesk) => Promise<Health>): void
}

/** Reads the sandbox's health when the page opens, and follows what is switched here. */
export function useHealth(): HealthDesk {
  const { control } = useLab().addresses
  const [health, setHealth] = useState<Health>({})
  const [isReachable, setReachable] = useState(true)
  const desk = useMemo(() => createControlDesk(control, (url, init) => fetch(url, init)), [control])

  useEffect(() => {
    desk.read().then(setHealth, () => setReachable(false))
  }, [desk])

  return {
    health,
    isReachable,
    change: (act) => void act(desk).then(setHealth, () => setReachable(false)),
  }
}

import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Lab, LabState } from './create-lab.ts'

/** The lab of this page. */
export const LabContext = createContext<Lab | undefined>(undefined)

/** The lab. */
export function useLab(): Lab {
  const lab = useContext(LabContext)
  if (lab === undefined) throw new Error('This part of the page was drawn outside of the lab.')
  return lab
}

/** The values of the switches, and the instance. */
export function useLabState(): LabState {
  const lab = useLab()
  return useSyncExternalStore(lab.subscribe, lab.state)
}

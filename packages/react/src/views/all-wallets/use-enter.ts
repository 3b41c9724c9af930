import type { CatalogFilter } from '@latchkey/core'
import { useEffect, useRef } from 'react'
import type { AllWalletsModel } from './all-wallets.model.ts'

/**
 * Enter in the search chooses the first wallet that it found. Pressed before the answer is there,
 * it waits for it, and then chooses a wallet only if the text is part of its name.
 *
 * @returns What is called when Enter is pressed.
 */
export function useEnter(
  typed: string,
  { search }: CatalogFilter,
  { body, isBusy, chooseFirst }: Pick<AllWalletsModel, 'body' | 'isBusy' | 'chooseFirst'>,
): () => void {
  // The text that Enter was pressed for.
  const awaited = useRef<string>(undefined)
  const isAnswered = typed.trim() === search && !isBusy
  useEffect(() => {
    if (awaited.current === typed && !isAnswered) return
    const isDue = awaited.current === typed && body.kind === 'grid'
    awaited.current = undefined
    if (isDue) chooseFirst?.()
  }, [typed, isAnswered, body, chooseFirst])
  return () => {
    if (isAnswered) chooseFirst?.()
    else awaited.current = typed
  }
}

import { pulse } from '@latchkey/ui'
import { type RefObject, useEffect, useReducer } from 'react'

/**
 * The selectors of blocked controls, by the event that a press on them causes: a disabled control
 * gets no click.
 */
const BLOCKED = { click: '[aria-disabled=true]', pointerup: ':disabled' }

/**
 * Makes the box of the terms pulse when the visitor presses something in its view that waits for them.
 *
 * @returns How often that happened.
 */
export function useReminders(box: RefObject<HTMLElement | null>, isDue: boolean): number {
  const [count, remind] = useReducer((before: number) => before + 1, 0)
  useEffect(() => {
    const element = box.current
    const view = element?.closest('[data-part=view]')
    if (!element || !view || !isDue) return
    const undos = Object.entries(BLOCKED).map(([type, blocked]) => {
      const onPress = ({ target }: Event): void => {
        // Events of a view come from its elements.
        if ((target as Element).closest(blocked) === null) return
        pulse(element)
        remind()
      }
      view.addEventListener(type, onPress)
      return () => view.removeEventListener(type, onPress)
    })
    return () => {
      for (const undo of undos) undo()
    }
  }, [box, isDue])
  return count
}

/** Events to listen to, and how. */
interface Listened extends Pick<AddEventListenerOptions, 'capture' | 'passive'> {
  readonly types: readonly string[]
}

/**
 * Listens to events of some types, without `signal`: test environments mix a signal of Node with elements of jsdom,
 * which refuse it.
 *
 * @param target - Nothing is done where there is none.
 * @returns A function that undoes it.
 */
export function listen<Type extends Event>(
  target: EventTarget | null | undefined,
  { types, ...options }: Listened,
  listener: (event: Type) => void,
): () => void {
  // A cast: the caller names types whose events it takes.
  const taking = listener as EventListener
  for (const type of types) target?.addEventListener(type, taking, options)
  return () => {
    for (const type of types) target?.removeEventListener(type, taking, options)
  }
}

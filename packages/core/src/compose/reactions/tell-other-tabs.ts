import { type Reaction, reaction } from '../../store/reaction.ts'

interface Deps {
  readonly tabs: { tell(): void }
  /** This tab is answering another one: it has nothing new to say. */
  isEcho(): boolean
}

/** Other tabs are told to look again: connected, disconnected, moved. */
export function tellOtherTabs({ tabs, isEcho }: Deps): readonly Reaction[] {
  const tell = (): void => {
    if (!isEcho()) tabs.tell()
  }
  return [
    reaction('sessionOpened', ({ isResumed }) => {
      if (!isResumed) tell()
    }),
    reaction('sessionChanged', tell),
    reaction('sessionClosed', ({ by }) => {
      if (by !== 'tab') tell()
    }),
    reaction('networkSwitched', tell),
  ]
}

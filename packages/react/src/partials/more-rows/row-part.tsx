import { ListPart } from '@latchkey/ui'
import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { createPartWatch, type PartWatch } from './part-watch.ts'

const WatchContext = /* @__PURE__ */ createContext<PartWatch | undefined>(undefined)

/** A long list: parts of it that are far from what is visible have no rows. */
export function RowParts({ children }: { readonly children: ReactNode }): ReactElement {
  const [watch] = useState(createPartWatch)
  return <WatchContext.Provider value={watch}>{children}</WatchContext.Provider>
}

/** Props of `RowPart`. */
interface RowPartProps {
  /** How many rows it has. */
  readonly rows: number
  readonly children: ReactNode
}

/** A few rows of a long list. Far from what is visible, only their height is left of them. */
export function RowPart({ rows, children }: RowPartProps): ReactElement {
  const watch = useContext(WatchContext)
  const ref = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const part = ref.current
    return part && watch ? watch(part, setHeight) : undefined
  }, [watch])
  const isLeftOut = height !== undefined
  return (
    <ListPart
      ref={ref}
      rows={rows}
      style={isLeftOut ? { blockSize: height, contentVisibility: 'visible' } : undefined}
    >
      {!isLeftOut && children}
    </ListPart>
  )
}

import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useMemo,
  useState,
} from 'react'

/** Whether the visitor agreed to the site's terms, where the site asks for it. */
export interface Consent {
  readonly isGiven: boolean
  give(isGiven: boolean): void
}

const ConsentContext = /* @__PURE__ */ createContext<Consent>({ isGiven: false, give() {} })

/** Stores the visitor's agreement in memory until the page is left. */
export function ConsentProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const [isGiven, give] = useState(false)
  const consent = useMemo(() => ({ isGiven, give }), [isGiven])
  return <ConsentContext.Provider value={consent}>{children}</ConsentContext.Provider>
}

/** The visitor's agreement. */
export function useConsent(): Consent {
  return useContext(ConsentContext)
}

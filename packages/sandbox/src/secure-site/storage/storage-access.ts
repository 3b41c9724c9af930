/** The object that a browser returns when it lets a frame use its own site's storage. */
interface AccessHandle {
  readonly indexedDB?: IDBFactory
}

const handles = new Set<AccessHandle>()

/** The wider form of the request, which the type library does not know yet. */
type Request = (wish: {
  readonly cookies: true
  readonly indexedDB: true
}) => Promise<AccessHandle | undefined>

/** The storage of its own site that a browser lets this frame use: cookies, and perhaps more. */
export interface GrantedAccess {
  readonly database: IDBFactory | undefined
}

/**
 * Returns the access that the browser has already granted to this frame; runs at load, without a
 * gesture. Source: Storage Access API.
 */
export async function grantedAccess(document: Document): Promise<GrantedAccess | undefined> {
  try {
    // The type library does not list this permission.
    const name = 'storage-access' as PermissionName
    const { state } = await navigator.permissions.query({ name })
    return state === 'granted' ? await askForAccess(document) : undefined
  } catch {
    // A browser that does not know the permission has not given it.
    return undefined
  }
}

/** Asks the browser for the site's own storage. Worth a try only in answer to a gesture. */
export async function askForAccess(document: Document): Promise<GrantedAccess | undefined> {
  try {
    const request = document.requestStorageAccess.bind(document) as Request
    // Browsers that grant cookies alone ignore the argument and resolve with undefined.
    const handle = await request({ cookies: true, indexedDB: true })
    // The storage ends when its handle is collected, so the handle stays referenced.
    if (handle) handles.add(handle)
    return { database: handle?.indexedDB }
  } catch {
    // Refused: the login lasts until the page is left, as the page says.
    return undefined
  }
}

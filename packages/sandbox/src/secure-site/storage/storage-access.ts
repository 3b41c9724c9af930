/** What a browser hands out when it lets a frame use its own site's storage. */
interface AccessHandle {
  readonly indexedDB?: IDBFactory
}

const held = new Set<AccessHandle>()

/** The wider form of the request, which the type library does not know yet. */
type Request = (wish: { readonly indexedDB: true }) => Promise<AccessHandle | undefined>

/**
 * Storage that the browser has already let this frame use; asked for at load, without a gesture.
 * Source: Storage Access API.
 */
export async function grantedStorage(document: Document): Promise<IDBFactory | undefined> {
  try {
    // The type library does not list this permission.
    const name = 'storage-access' as PermissionName
    const { state } = await navigator.permissions.query({ name })
    return state === 'granted' ? await askForStorage(document) : undefined
  } catch {
    // A browser that does not know the permission has not given it.
    return undefined
  }
}

/** Asks the browser for the site's own storage. Worth a try only in answer to a gesture. */
export async function askForStorage(document: Document): Promise<IDBFactory | undefined> {
  try {
    const request = document.requestStorageAccess.bind(document) as Request
    const handle = await request({ indexedDB: true })
    // The storage ends with its handle, which nobody else would hold.
    if (handle) held.add(handle)
    return handle?.indexedDB
  } catch {
    // Refused: the login lives until the page is left, as the visitor was told.
    return undefined
  }
}

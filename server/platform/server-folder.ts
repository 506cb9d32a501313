/**
 * The folder `server/`, for files that are read while the server runs. It is one level up from here and from
 * the built `server/dist/main.js` alike, which is why nothing else asks where its own module stands.
 */
export const serverFolder = new URL('../', import.meta.url)

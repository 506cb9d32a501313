import { queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'

/** Who is signed in. */
export const operatorQuery = queryOptions({
  queryKey: ['operatorInfo'],
  queryFn: () => request('operatorInfo', {}),
})

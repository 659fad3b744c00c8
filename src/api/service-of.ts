import type { DataOf, OperationId, WriteId } from '../../domain/operations.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { ReadService, WriteService } from '../../domain/service.ts';

/** The service that an operation is for a chart which asks it with `Input`. */
export type ServiceOf<Id extends OperationId, Input> = Id extends WriteId
  ? WriteService<Input, DataOf<Id>>
  : ReadService<Input, Outcome<DataOf<Id>>>;

import { Counter, Gauge, type Registry } from 'prom-client';

/** What this process's sweeps did, for the operator's monitor. */
export interface SweepFigures {
  /** Files that were moved to the trash since the process started. */
  swept: number;
  /** Files that the last sweep would have removed but left until an operator confirms it. */
  held: number;
  /** Whether the last sweep was refused, because of its size or because the storage is not this database's. */
  isRefused: boolean;
  /** Files in the trash after the last sweep. */
  inTrash: number;
}

export const newSweepFigures = (): SweepFigures => ({ swept: 0, held: 0, isRefused: false, inTrash: 0 });

export const addSweepMetrics = (registry: Registry, figures: SweepFigures) => {
  const registers = [registry];
  new Counter({
    name: 'husay_storage_swept_files_total',
    help: 'Files that the storage sweep moved to the trash',
    registers,
    collect() {
      this.reset();
      this.inc(figures.swept);
    },
  });
  const gauges: [name: string, help: string, value: () => number][] = [
    [
      'husay_storage_sweep_held_files',
      'Files that the storage sweep leaves until an operator confirms their removal',
      () => figures.held,
    ],
    [
      'husay_storage_sweep_refused',
      '1 while the storage sweep is refused; the log says why',
      () => (figures.isRefused ? 1 : 0),
    ],
    [
      'husay_storage_trash_files',
      'Files in the trash, which are deleted after 7 days',
      () => figures.inTrash,
    ],
  ];
  for (const [name, help, value] of gauges) {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  }
};

// OpenTelemetry traces, for operators who want them. In /etc/husay.env (docs/operations.md, Traces, says which packages it needs):
//   NODE_OPTIONS=--import=/srv/husay/current/deploy/tracing.mjs
// They go to OTEL_EXPORTER_OTLP_ENDPOINT, http://localhost:4318 by default.
import { existsSync, readFileSync } from 'node:fs';
import { register } from 'node:module';
import { hostname } from 'node:os';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { ExpressInstrumentation } from '@opentelemetry/instrumentation-express';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { core, NodeSDK, resources, tracing } from '@opentelemetry/sdk-node';

// What is imported after this file is instrumented.
register('@opentelemetry/instrumentation/hook.mjs', import.meta.url);

/**
 * All that leaves the process: neither paths nor queries, which hold names and tokens, nor SQL. Routes are patterns, and the names of
 * spans hold a method and a route, or the first word of a statement.
 */
const allowed = new Set([
  'http.method',
  'http.request.method',
  'http.route',
  'http.status_code',
  'http.response.status_code',
  'server.address',
  'server.port',
  'net.peer.name',
  'net.peer.port',
  'db.system',
  'db.system.name',
  'db.name',
  'db.namespace',
  'express.type',
  'error.type',
]);

const cleaned = (span) =>
  Object.create(span, {
    name: { value: span.name.split('?')[0] },
    attributes: {
      value: Object.fromEntries(Object.entries(span.attributes).filter(([key]) => allowed.has(key))),
    },
    // Messages of errors may repeat what people typed.
    status: { value: { code: span.status.code } },
    events: { value: [] },
  });

const exporter = new OTLPTraceExporter();
const cleaning = {
  export: (spans, done) => exporter.export(spans.map(cleaned), done),
  forceFlush: () => exporter.forceFlush(),
  shutdown: () => exporter.shutdown(),
};

// As for the log: what visitors send is ignored, and our trace ids are not sent to other systems.
const traceContext = new core.W3CTraceContextPropagator();
const isBehindProxy = Number(process.env.TRUST_PROXY ?? 0) > 0;
const propagator = {
  inject: () => {},
  extract: (context, carrier, getter) =>
    isBehindProxy ? traceContext.extract(context, carrier, getter) : context,
  fields: () => [],
};

const releaseFile = new URL('../dist/release.txt', import.meta.url);
new NodeSDK({
  resource: resources.resourceFromAttributes({
    'service.name': 'husay',
    'service.version': existsSync(releaseFile) ? readFileSync(releaseFile, 'utf8').trim() : 'unbuilt',
    'service.instance.id': `${hostname()}:${process.env.PORT ?? ''}`,
  }),
  // The default detectors also report the command line.
  autoDetectResources: false,
  spanProcessors: [new tracing.BatchSpanProcessor(cleaning)],
  textMapPropagator: propagator,
  instrumentations: [
    new HttpInstrumentation({
      ignoreIncomingRequestHook: ({ url }) => /^\/(healthz|readyz|metrics)/.test(url ?? ''),
    }),
    new ExpressInstrumentation(),
    new PgInstrumentation(),
  ],
}).start();

{{- define "samak.labels" -}}
app.kubernetes.io/name: samak
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{/* The labels that select the pods of one part: (dict "root" . "part" "web"). */}}
{{- define "samak.selector" -}}
app.kubernetes.io/name: samak
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .part }}
{{- end }}

{{- define "samak.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "samak.databaseHost" -}}
{{- if .Values.postgres.enabled }}{{ .Release.Name }}-db-rw{{ else }}{{ required "databaseHost is required without postgres.enabled" .Values.databaseHost }}{{ end }}
{{- end }}

{{/* A variable from the Secret; (dict "root" . "name" "SMS_TOKEN" "optional" true). */}}
{{- define "samak.secretEnv" -}}
- name: {{ .name }}
  valueFrom:
    secretKeyRef:
      name: {{ .root.Values.secretName }}
      key: {{ .name }}
      {{- if .optional }}
      optional: true
      {{- end }}
{{- end }}

{{/* The environment of a serving process. Passwords in addresses must consist of letters and digits. */}}
{{- define "samak.env" -}}
{{- range $name, $value := .Values.env }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
- name: PUBLIC_URL
  value: https://{{ .Values.hosts.market }}
- name: BEHAR_PUBLIC_URL
  value: https://{{ .Values.hosts.behar }}
{{ include "samak.secretEnv" (dict "root" . "name" "SERVING_PASSWORD") }}
{{ include "samak.secretEnv" (dict "root" . "name" "GATEWAY_SECRET") }}
{{ include "samak.secretEnv" (dict "root" . "name" "METRICS_TOKEN") }}
{{- range list "SMS_TOKEN" "SMTP_URL" "GATEWAY_KEY" "S3_ACCESS_KEY_ID" "S3_SECRET_ACCESS_KEY" }}
{{ include "samak.secretEnv" (dict "root" $ "name" . "optional" true) }}
{{- end }}
- name: DATABASE_URL
  value: postgres://samak_serving:$(SERVING_PASSWORD)@{{ include "samak.databaseHost" . }}:5432/samak
{{- end }}

{{- define "samak.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
seccompProfile:
  type: RuntimeDefault
{{- end }}

{{- define "samak.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end }}

{{- define "samak.mounts" -}}
- name: data
  mountPath: /data
- name: tmp
  mountPath: /tmp
- name: keys
  mountPath: /data/second-factor-key
  subPath: second-factor-key
  readOnly: true
{{- end }}

{{- define "samak.volumes" -}}
- name: data
  emptyDir:
    sizeLimit: {{ .Values.incoming }}
- name: tmp
  emptyDir:
    sizeLimit: 1Gi
- name: keys
  secret:
    secretName: {{ .Values.secretName }}
    defaultMode: 0440
    items:
      - key: SECOND_FACTOR_KEY
        path: second-factor-key
{{- end }}

{{/* Spreads the pods of one part over machines and zones. */}}
{{- define "samak.spread" -}}
{{- range list "kubernetes.io/hostname" "topology.kubernetes.io/zone" }}
- maxSkew: 1
  topologyKey: {{ . }}
  whenUnsatisfiable: ScheduleAnyway
  labelSelector:
    matchLabels:
      {{- include "samak.selector" $ | nindent 6 }}
{{- end }}
{{- end }}
